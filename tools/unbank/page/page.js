"use strict";
// What is shown follows from `state` alone, and the page's address holds it, so that a view can be sent to others.
const data = JSON.parse(document.getElementById("data").textContent);
const state = {view: "kernels", sort: null, down: true, kernel: -1, access: -1, warp: 0, turn: 0};
const LIST_MOST = 1000;

// The data as page.c has them, with names
const SIDE = ["bytes", "weight", "trips", "inLoops", "mean", "min", "max", "ideal", "exactness", "reason", "executions"];
function namedSide(values) {
  if (!values) return null;
  const out = Object.fromEntries(SIDE.map((name, i) => [name, values[i]]));
  out.executions = Array.from({length: out.executions.length / 4}, (_, i) => out.executions.slice(4 * i, 4 * i + 4));
  return out;
}
for (const kernel of data.kernels)
  for (const access of kernel.accesses) {
    access.before = namedSide(access.before);
    access.after = access.after === undefined ? access.before : namedSide(access.after);
  }

// Elements: make("td", {class: "figure"}, "text", child...)
function make(name, attributes, ...children) {
  const svg = ["svg", "rect", "text", "title", "desc"].includes(name);
  const out = svg ? document.createElementNS("http://www.w3.org/2000/svg", name) : document.createElement(name);
  for (const [key, value] of Object.entries(attributes || {}))
    if (key.startsWith("on")) out.addEventListener(key.slice(2), value);
    else if (value !== null && value !== undefined) out.setAttribute(key, value);
  out.append(...children.filter(child => child !== null && child !== undefined));
  return out;
}
const byId = id => document.getElementById(id);

// Words
const number = value => value === null || value === undefined ? "?" : value.toLocaleString("en", {maximumFractionDigits: 2});
const plural = (count, word) => `${number(count)} ${word}${count === 1 ? "" : "s"}`;
const arrow = (a, b) => a === b ? a : `${a} \u2192 ${b}`;
const place = at => at.file ? `${at.file.split("/").pop()}:${at.line}` : "?";
const lastPart = name => name.replace(/^.*::(?![^<(]*[>)])/, "");
function wavefronts(side) {
  if (!side) return "-";
  if (side.mean !== null) return number(side.mean);
  return side.max === null ? (side.exactness === "unknown" ? "?" : `${number(side.min)}..?`) : `${number(side.min)}..${number(side.max)}`;
}
const weight = side => !side ? "-" : side.weight === null ? "?" : number(side.weight) + (side.trips.length ? ` ${side.inLoops ? "a trip of" : "if"} ${side.trips.join(", ")}` : "");

// Figures of an access: wavefronts beyond its ideal in a block, as far as they are known.
function waste(side, copies) {
  if (!side) return 0;
  const sum = side.weight * ((side.mean === null ? side.min : side.mean) - side.ideal) * copies;
  return Number.isFinite(sum) && sum > 0 ? sum : 0;
}
const isOpen = side => side && (side.exactness === "bounded" || side.exactness === "unknown");
function conflicts(access) {
  const side = access.before || access.after;
  return side.exactness === "unknown" || !((side.mean === null ? side.min : side.mean) <= side.ideal) || (side.exactness === "bounded" && side.max > side.ideal);
}

// Kernels of one name for several architectures are told apart
const severalArchitectures = new Set(data.kernels.map(kernel => kernel.arch)).size > 1;
const kernelName = kernel => severalArchitectures ? `${kernel.name} for ${kernel.arch}` : kernel.name;

// Rows of the list, by view
function kernelRows() {
  return data.kernels.map((kernel, k) => ({kernel: k, access: -1, name: kernelName(kernel), at: kernel.at, before: kernel.before.waste, after: kernel.after.waste,
    partial: kernel.partial, was: kernel.was, more: kernel.shape}));
}
function groupedRows(keyOf, nameOf, atOf, moreOf) {
  const out = [];
  data.kernels.forEach((kernel, k) => {
    const groups = new Map();
    kernel.accesses.forEach((access, a) => {
      const key = keyOf(access);
      if (!groups.has(key))
        groups.set(key, {kernel: k, access: a, name: nameOf(kernel, access), at: atOf(kernel, access), before: 0, after: 0, partial: false, more: moreOf(kernel, access)});
      const row = groups.get(key);
      const before = waste(access.before, access.copies);
      if (before > waste(kernel.accesses[row.access].before, kernel.accesses[row.access].copies)) row.access = a;
      row.before += before;
      row.after += waste(access.after, access.copies);
      row.partial = row.partial || isOpen(access.before);
    });
    out.push(...groups.values());
  });
  return out;
}
const arrayOf = (kernel, access) => kernel.arrays[access.arrays[0]];
const views = {
  kernels: {title: "kernel", more: "block", rows: kernelRows},
  arrays: {title: "array", more: "layout", rows: () => groupedRows(access => access.arrays[0], (kernel, access) => arrayOf(kernel, access).name,
    (kernel, access) => arrayOf(kernel, access).at, (kernel, access) => {
      const array = arrayOf(kernel, access);
      return array.decision === "changed" ? array.layout : array.code;
    })},
  lines: {title: "line", more: "access", rows: () => groupedRows(access => `${access.at.file}:${access.at.line}`, (kernel, access) => place(access.at),
    (kernel, access) => access.at, (kernel, access) => `${access.op} ${lastPart(arrayOf(kernel, access).name)}`)},
};
function sorted(rows) {
  const keys = {name: row => row.name, more: row => row.more, before: row => row.before, after: row => row.after};
  const key = keys[state.sort || "before"];
  const order = (a, b) => {
    const x = key(a), y = key(b);
    return typeof x === "string" ? x.localeCompare(y) : x - y;
  };
  return rows.map((row, i) => [row, i]).sort((a, b) => (state.down ? order(b[0], a[0]) : order(a[0], b[0])) || a[1] - b[1]).map(pair => pair[0]);
}
const changedBy = row => data.compares && row.was ? row.before - row.was.before.waste : 0;
function changeOf(row) {
  if (!data.compares || state.view !== "kernels") return null;
  if (!row.was) return make("span", {class: "worse"}, "new");
  const by = changedBy(row);
  return by ? make("span", {class: by > 0 ? "worse" : "better"}, `${by > 0 ? "+" : "\u2212"}${number(Math.abs(by))}`) : make("span", {class: "faint"}, "as it was");
}
function heading(key, title, isFigure) {
  const current = (state.sort || "before") === key;
  return make("th", {scope: "col", class: isFigure ? "figure" : null, "aria-sort": current ? (state.down ? "descending" : "ascending") : null},
    make("button", {type: "button", onclick: () => {
      state.down = current ? !state.down : isFigure === true;
      state.sort = key;
      showList();
    }}, title));
}
function showList() {
  const view = views[state.view], filter = byId("filter").value.toLowerCase(), only = byId("conflicts").checked;
  const isCompared = data.compares && state.view === "kernels";
  const all = view.rows(), rows = sorted(all.filter(row => `${row.name} ${row.at.file} ${row.more}`.toLowerCase().includes(filter) && (!only || row.before > 0 || row.partial || changedBy(row))));
  byId("count").textContent = `${plural(rows.length, view.title)} of ${number(all.length)}` + (rows.length > LIST_MOST ? `; the first ${number(LIST_MOST)} are shown` : "");
  const head = make("tr", {}, heading("before", "waste as written", true), heading("after", "with Unbank", true), isCompared ? make("th", {scope: "col"}, "since") : null,
    heading("name", view.title, false), heading("more", view.more, false));
  const body = rows.slice(0, LIST_MOST).map(row => make("tr", {"aria-current": row.kernel === state.kernel && (row.access < 0 || row.access === state.access) ? "true" : null},
    make("td", {class: "figure"}, number(row.before) + (row.partial ? "+" : "")), make("td", {class: "figure"}, number(row.after)),
    isCompared ? make("td", {}, changeOf(row)) : null,
    make("td", {class: "name"}, make("button", {type: "button", onclick: () => choose(row.kernel, row.access, true)}, row.name),
      make("div", {class: "faint"}, state.view === "kernels" ? place(row.at) : kernelName(data.kernels[row.kernel]))), make("td", {}, row.more)));
  byId("table").replaceChildren(make("thead", {}, head), make("tbody", {}, ...body));
}

// One kernel
function choose(kernel, access, moves) {
  Object.assign(state, {kernel, warp: 0, turn: 0});
  state.access = access >= 0 ? access : worstAccess(data.kernels[kernel]);
  showList();
  showKernel();
  if (moves) byId("kernel").focus();
  history.replaceState(null, "", `#kernel=${kernel}&access=${state.access}`);
}
function worstAccess(kernel) {
  let worst = kernel.accesses.length ? 0 : -1;
  kernel.accesses.forEach((access, a) => {
    if (waste(access.before, access.copies) > waste(kernel.accesses[worst].before, kernel.accesses[worst].copies)) worst = a;
  });
  return worst;
}
function facts(...rows) {
  return make("dl", {}, ...rows.filter(row => row[1]).flatMap(row => [make("dt", {}, row[0]), make("dd", {}, row[1])]));
}
// The figures of a kernel with loops of unknown length are those of one trip, and exact as such.
function howKnown(kernel) {
  if (kernel.before.exactness === "exact") return "";
  const perTrip = kernel.accesses.some(access => access.before && access.before.inLoops && access.before.trips.length);
  const isOpen = kernel.before.score === null || kernel.accesses.some(access => access.before && access.before.exactness === "bounded");
  return perTrip && !isOpen ? "; loops of unknown length count as one trip" : `, ${kernel.before.exactness}`;
}
function showKernel() {
  const kernel = data.kernels[state.kernel], out = byId("kernel");
  if (!kernel) { out.replaceChildren(); return; }
  out.replaceChildren(make("h2", {}, kernel.name),
    facts(["at", kernel.at.file ? `${kernel.at.file}:${kernel.at.line}` : ""], ["block", kernel.block],
      ["for", kernel.arch], ["shared memory", `${arrow(number(kernel.before.bytes), number(kernel.after.bytes))} bytes`],
      ["wavefronts", `${arrow(number(kernel.before.score), number(kernel.after.score))} a block, ideal ${number(kernel.before.ideal)}` +
        howKnown(kernel)],
      ["not known", kernel.before.reason],
      ["before this change", kernel.was ? `${arrow(number(kernel.was.before.score), number(kernel.was.after.score))} a block` : ""]),
    ...arraysOf(kernel), ...sourceOf(kernel), ...picturesOf(kernel), ...accessesOf(kernel));
}
function arraysOf(kernel) {
  const rows = Object.values(kernel.arrays).map(array => make("tr", {}, make("td", {class: "name"}, array.name),
    make("td", {class: "figure"}, arrow(number(array.before < 0 ? null : array.before), number(array.after < 0 ? null : array.after))),
    make("td", {}, array.layout), make("td", {}, array.decision === "changed" ? "changed" : array.code),
    make("td", {}, array.reason + (array.advice && array.decision !== "changed" ? `: ${array.advice}` : ""))));
  return [make("h3", {}, "Arrays"), make("div", {class: "scroll"}, make("table", {}, make("thead", {}, make("tr", {}, make("th", {scope: "col"}, "array"),
    make("th", {scope: "col", class: "figure"}, "bytes"), make("th", {scope: "col"}, "layout"), make("th", {scope: "col"}, "decision"), make("th", {scope: "col"}, "why"))),
    make("tbody", {}, ...rows)))];
}

// Source: what each line of a file costs this kernel
function lineFigures(kernel, file) {
  const out = new Map();
  kernel.accesses.forEach((access, a) => {
    if (access.at.file !== file) return;
    const row = out.get(access.at.line) || {before: 0, after: 0, ideal: 0, waste: 0, open: false, accesses: []};
    const side = access.before, times = side ? side.weight * access.copies : 0;
    if (side) row.before += times * (side.mean === null ? side.min : side.mean) || 0;
    if (side) row.ideal += times * side.ideal || 0;
    if (access.after) row.after += access.after.weight * access.copies * (access.after.mean === null ? access.after.min : access.after.mean) || 0;
    row.waste += waste(side, access.copies);
    row.open = row.open || isOpen(side);
    row.accesses.push(a);
    out.set(access.at.line, row);
  });
  return out;
}
function sourceOf(kernel) {
  const names = [...new Set(kernel.accesses.map(access => access.at.file).filter(file => file))];
  return names.flatMap(file => {
    const figures = lineFigures(kernel, file), most = Math.max(1, ...[...figures.values()].map(row => row.waste)), lines = data.files[file];
    const shown = lines ? Object.keys(lines).map(Number) : [...figures.keys()];
    const near = shown.filter(line => [...figures.keys()].some(other => Math.abs(other - line) <= 4) || line === kernel.at.line).sort((a, b) => a - b);
    const rows = near.map((line, i) => {
      const row = figures.get(line), gap = i && near[i - 1] !== line - 1;
      const heat = row && row.waste ? `background: rgba(var(--heat), ${(0.12 + 0.5 * row.waste / most).toFixed(2)})` : null;
      const text = lines ? lines[line] : "";
      const code = row ? make("button", {type: "button", style: "white-space: pre; font: inherit", onclick: () => choose(state.kernel, row.accesses[0], false)}, text || "(no source)") : text;
      const cells = row ? [number(row.before) + (row.open ? "+" : ""), number(row.after), number(row.ideal)] : ["", "", ""];
      return make("tr", {style: heat}, ...cells.map(cell => make("td", {class: "figure"}, cell)),
        make("th", {scope: "row", class: "figure"}, gap ? `\u22ef ${line}` : String(line)), make("td", {}, code));
    });
    const hint = lines ? null : make("p", {class: "faint"}, "The source was not found when this page was made: make it where its paths lead to it.");
    return [make("h3", {}, `Source: ${file}`), hint, make("div", {class: "scroll"}, make("table", {class: "code"}, make("thead", {}, make("tr", {},
      make("th", {scope: "col", class: "figure"}, "wavefronts"), make("th", {scope: "col", class: "figure"}, "with Unbank"), make("th", {scope: "col", class: "figure"}, "ideal"),
      make("th", {scope: "col", class: "figure"}, "line"), make("th", {scope: "col"}, "code"))), make("tbody", {}, ...rows)))].filter(part => part);
  });
}
function accessesOf(kernel) {
  const order = kernel.accesses.map((access, a) => a).sort((a, b) =>
    waste(kernel.accesses[b].before, kernel.accesses[b].copies) - waste(kernel.accesses[a].before, kernel.accesses[a].copies) || a - b);
  const rows = order.map(a => {
    const access = kernel.accesses[a], side = access.before || access.after;
    const why = [access.before && access.before.reason, access.after && access.after.reason].find(reason => reason) || "";
    return make("tr", {"aria-current": a === state.access ? "true" : null},
      make("td", {}, make("button", {type: "button", onclick: () => choose(state.kernel, a, false)}, `${place(access.at)}:${access.at.column}`)),
      make("td", {}, access.op), make("td", {class: "name"}, access.arrays.map(number => lastPart(kernel.arrays[number].name)).join(", ")),
      make("td", {class: "figure"}, side.bytes < 0 ? "?" : String(side.bytes)), make("td", {class: "figure"}, weight(side)),
      make("td", {class: "figure"}, arrow(wavefronts(access.before), wavefronts(access.after))), make("td", {class: "figure"}, number(side.ideal)),
      make("td", {}, access.copies > 1 ? `\u00d7${access.copies} ` : "", why));
  });
  const titles = [["at"], ["op"], ["array"], ["bytes a lane", 1], ["executions", 1], ["wavefronts each", 1], ["ideal", 1], [""]];
  return [make("h3", {}, "Accesses"), make("div", {class: "scroll long", tabindex: "0", role: "region", "aria-label": "Accesses"}, make("table", {}, make("thead", {}, make("tr", {},
    ...titles.map(([title, figure]) => make("th", {scope: "col", class: figure ? "figure" : null}, title)))), make("tbody", {}, ...rows)))];
}

// Banks: which lanes meet in which, turn by turn
function cellsOf(execution, side) {
  const picture = data.pictures[execution[2]], words = Math.max(1, side.bytes / 4), cells = new Map();
  if (!picture.wavefronts) return null;
  picture.offsets.forEach((offset, lane) => {
    if (offset === null) return;
    const first = Math.floor((offset + execution[3]) / 4), bank = (first % 32 + 32) % 32, key = `${picture.turns[lane]} ${bank}`;
    if (!cells.has(key)) cells.set(key, {turn: picture.turns[lane], bank, words, lanes: [], maybe: true});
    cells.get(key).lanes.push(lane);
    if (picture.certain >>> lane & 1) cells.get(key).maybe = false;
  });
  return [...cells.values()].sort((a, b) => a.turn - b.turn || a.bank - b.bank);
}
function ranges(lanes) {
  const out = [];
  for (const lane of lanes) {
    const last = out[out.length - 1];
    if (last && last[1] === lane - 1) last[1] = lane; else out.push([lane, lane]);
  }
  return out.map(([first, last]) => first === last ? first : `${first}-${last}`).join(",");
}
function drawBanks(cells, turns, ideal, title) {
  const width = 20, height = 16, left = 30, top = 14;
  const svg = make("svg", {class: "banks", viewBox: `0 0 ${left + 32 * width} ${top + turns * height}`, role: "img", "aria-label": title});
  for (let bank = 0; bank < 32; bank++) svg.append(make("text", {x: left + (bank + 0.5) * width, y: 10}, String(bank)));
  for (let turn = 0; turn < turns; turn++) {
    svg.append(make("text", {class: "side", x: left - 4, y: top + turn * height + 11}, String(turn + 1)));
    for (let bank = 0; bank < 32; bank++)
      svg.append(make("rect", {x: left + bank * width + 1, y: top + turn * height + 1, width: width - 2, height: height - 2, rx: 2}));
  }
  for (const cell of cells) {
    const text = ranges(cell.lanes), room = cell.words * width;
    svg.append(make("rect", {class: `${turns > ideal ? "more" : "one"}${cell.maybe ? " maybe" : ""}`, x: left + cell.bank * width + 1, y: top + cell.turn * height + 1,
      width: room - 2, height: height - 2, rx: 2}, make("title", {}, `bank ${cell.bank}, turn ${cell.turn + 1}: lanes ${text}`)));
    svg.append(make("text", {x: left + cell.bank * width + room / 2, y: top + cell.turn * height + 11}, text.length * 5.5 > room ? `${cell.lanes[0]}\u2026` : text));
  }
  return svg;
}
function pictureOf(name, side) {
  if (!side) return make("figure", {}, make("figcaption", {}, `${name}: not there; it became part of another access`));
  const execution = side.executions.find(item => item[0] === state.warp && item[1] === state.turn);
  if (!execution)
    return make("figure", {}, make("figcaption", {}, `${name}: ${wavefronts(side)} wavefronts each; ` + (side.executions.length ? "this warp has no such execution" : "no addresses are known, or the report was made without lanes=yes")));
  const cells = cellsOf(execution, side), picture = data.pictures[execution[2]];
  if (!cells) return make("figure", {}, make("figcaption", {}, `${name}: no rule is known for this access`));
  const turns = picture.wavefronts;
  const figures = side.bytes < 0 ? `${wavefronts(side)} wavefronts each, as ptxas chooses the width; drawn: the first byte of each lane` : `${plural(turns, "wavefront")}, ideal ${number(side.ideal)}`;
  const caption = `${name}: ${figures}` + (picture.assumes ? `, with ${picture.assumes}` : "");
  const rows = cells.map(cell => make("tr", {}, make("td", {class: "figure"}, String(cell.turn + 1)),
    make("td", {class: "figure"}, cell.words > 1 ? `${cell.bank}-${cell.bank + cell.words - 1}` : String(cell.bank)), make("td", {}, ranges(cell.lanes))));
  return make("figure", {}, make("figcaption", {}, caption), drawBanks(cells, turns, side.ideal, `${caption}. Columns are banks, rows are turns, cells name lanes.`),
    make("details", {}, make("summary", {}, "As a table"), make("table", {}, make("thead", {}, make("tr", {}, make("th", {scope: "col", class: "figure"}, "turn"),
      make("th", {scope: "col", class: "figure"}, "bank"), make("th", {scope: "col"}, "lanes"))), make("tbody", {}, ...rows))));
}
function picturesOf(kernel) {
  const access = kernel.accesses[state.access];
  if (!access) return [];
  const all = [access.before, access.after].filter(side => side).flatMap(side => side.executions);
  const warps = [...new Set(all.map(item => item[0]))].sort((a, b) => a - b);
  const turns = [...new Set(all.filter(item => item[0] === state.warp).map(item => item[1]))].sort((a, b) => a - b);
  const pick = (name, values, key) => values.length < 2 ? null : make("label", {}, `${name} `, make("select", {onchange: event => {
    state[key] = Number(event.target.value);
    if (key === "warp") state.turn = 0;
    showPictures(kernel);
    byId("pictures").querySelector(`select[name="${key}"]`).focus();
  }, name: key}, ...values.map(value => make("option", {value, selected: value === state[key] ? "" : null}, String(value)))));
  return [make("div", {id: "pictures"}, make("h3", {}, `Banks: ${access.op} ${access.arrays.map(number => lastPart(kernel.arrays[number].name)).join(", ")} at ${place(access.at)}`),
    make("p", {class: "faint"}, "A column is a bank, a row a turn (wavefront), a cell the lanes that are served there. Which of two words of one bank comes first is not known."),
    make("p", {class: "steps"}, pick("warp", warps, "warp"), " ", pick("execution", turns, "turn")),
    make("div", {class: "pictures"}, pictureOf("As written", access.before), pictureOf("With Unbank", access.after)))];
}
function showPictures(kernel) { byId("pictures").replaceWith(...picturesOf(kernel)); }

// The page
function sums() {
  const add = (key, side) => data.kernels.reduce((sum, kernel) => sum + (kernel[side][key] || 0), 0);
  const wasteful = data.kernels.filter(kernel => kernel.before.waste > 0 || kernel.partial).length;
  byId("summary").textContent = `${plural(data.kernels.length, "kernel")}, ${number(wasteful)} with conflicts or unknown accesses; waste ` +
    `${arrow(number(add("waste", "before")), number(add("waste", "after")))} wavefronts, for a block of each` +
    (data.missing ? `; ${plural(data.missing, "input")} could not be analysed` : "") +
    (data.gone.length ? `; gone: ${data.gone.join(", ")}` : "");
  byId("made").textContent = `Made by unbank ${data.version}.`;
}
function start() {
  sums();
  for (const radio of document.querySelectorAll("input[name=view]"))
    radio.addEventListener("change", () => { Object.assign(state, {view: radio.value, sort: null, down: true}); showList(); });
  byId("controls").addEventListener("submit", event => event.preventDefault());
  byId("filter").addEventListener("input", showList);
  byId("conflicts").addEventListener("change", showList);
  byId("theme").addEventListener("click", () => {
    const dark = getComputedStyle(document.documentElement).colorScheme.includes("dark");
    document.documentElement.dataset.theme = dark ? "light" : "dark";
  });
  const asked = new URLSearchParams(location.hash.slice(1)), kernel = Number(asked.get("kernel") ?? -1), worst = sorted(kernelRows())[0];
  if (!data.kernels.some(item => item.before.waste > 0 || item.partial)) byId("conflicts").checked = false;
  if (data.kernels[kernel]) choose(kernel, Number(asked.get("access") ?? -1), false);
  else if (worst) choose(worst.kernel, -1, false);
  else showList();
}
start();
