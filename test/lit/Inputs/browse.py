# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""browse.py CHROMIUM PAGE.html: uses a page of unbank report as a person would, by script in a headless Chromium, and prints what it sees.

A copy of the page gets the script behind it. What the browser's console says is printed, too: there is to be nothing."""
import pathlib
import re
import subprocess
import sys
import tempfile

SCRIPT = """
const seen = [], all = selector => [...document.querySelectorAll(selector)], one = selector => document.querySelector(selector);
const say = (...words) => seen.push(words.join(" "));
const names = () => all("#table tbody button").map(button => button.textContent);
say("summary:", one("#summary").textContent);
say("kernels:", names().join(" | "));
say("shown:", one("#kernel h2").textContent, "with", all("#kernel figure").map(figure => figure.querySelector("figcaption").textContent).join(" | "));
one("input[value=arrays]").click();
say("arrays:", names().join(" | "));
one("input[value=lines]").click();
say("lines:", names().length, "the first", names()[0]);
all("#table th button").find(button => button.textContent === "line").click();
say("sorted by line:", one("#table th[aria-sort]").textContent, one("#table th[aria-sort]").getAttribute("aria-sort"), [...names()].sort().join() === names().join());
one("input[value=kernels]").click();
one("#conflicts").click();
say("with those that have none:", names().length);
one("#filter").value = "TRANSPOSE";
one("#filter").dispatchEvent(new Event("input"));
say("by name:", names().join(" | "));
one("#table tbody button").click();
say("focus:", document.activeElement.id, "row:", all("#table tr[aria-current=true]").length, "address:", location.hash);
const warp = one("#pictures select[name=warp]");
warp.value = "2";
warp.dispatchEvent(new Event("change"));
say("warp 2:", all("#pictures figcaption").map(caption => caption.textContent).join(" | "), "focus:", document.activeElement.name);
say("cells:", all("svg.banks").map(svg => svg.querySelectorAll("rect.one, rect.more").length + " of " + svg.querySelectorAll("title").length).join(" | "));
say("first cell:", one("svg.banks rect.more title")?.textContent ?? "none");
say("as a table:", all("#pictures details tbody").map(body => body.rows.length).join(" | "));
const back = () => getComputedStyle(document.body).backgroundColor, light = back();
one("#theme").click();
say("another theme:", back() !== light);
say("without a name:", all("button, input, select").filter(item => !(item.textContent.trim() || item.labels && item.labels.length)).length);
say("headings without scope:", all("th:not([scope])").length, "pictures without text:", all("svg:not([aria-label])").length);
document.body.replaceChildren(Object.assign(document.createElement("pre"), {id: "seen", textContent: seen.join("\\n")}));
"""

browser, page = sys.argv[1], pathlib.Path(sys.argv[2])
with tempfile.TemporaryDirectory() as folder:
    copy = pathlib.Path(folder, "page.html")
    copy.write_text(page.read_text().replace("</body>", f"<script>{SCRIPT}</script>\n</body>"))
    done = subprocess.run([browser, "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--enable-logging=stderr", f"--user-data-dir={folder}/profile",
                           "--virtual-time-budget=5000", "--dump-dom", copy.as_uri()], text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=120)
print(*(line for line in done.stderr.splitlines() if "CONSOLE" in line), sep="\n")
found = re.search(r'<pre id="seen">(.*)</pre>', done.stdout, re.DOTALL)
print(found.group(1).replace("&gt;", ">").replace("&lt;", "<") if found else "the script did not come to its end")
