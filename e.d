e.o: /tmp/w/h-ub/e.cu
