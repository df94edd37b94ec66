// The list of cases: failures first, filtered, with what is chosen kept in the address (#case=ID&verdict=…).
var ROW = 92, data, order = [], shown = [], current = -1, model = 0, blocks = {}, searchable = [], filled = 0;
var SEVERITY = ['contradicted', 'wrongly_declined', 'not_found', 'empty', 'failed', 'unsure', 'unmeasured', 'declined', 'grounded'];
var FILTERS = ['q', 'verdict', 'fault', 'model', 'set'];

function severity(cell) {
  if (!cell) return SEVERITY.length;
  var own = SEVERITY.indexOf(cell.v);
  return own < 0 ? (cell.f ? 4 : SEVERITY.length - 1) : cell.f && own > 6 ? 4 : own;
}
function worstCell(row) {
  var best = 0;
  row.c.forEach(function (c, m) { if (severity(c) < severity(row.c[best])) best = m; });
  return best;
}
function block(i) {
  var number = Math.floor(i / data.block), keys = Object.keys(blocks);
  if (keys.length > 12 && !blocks[number]) delete blocks[keys[0]];
  blocks[number] = blocks[number] || unpack('block-' + number);
  return blocks[number];
}

// All that can be searched of a case, in small letters.
function searchText(row, detail, texts) {
  var parts = [row.id, row.q], documents = [];
  detail.m.forEach(function (d) {
    if (!d) return;
    parts.push(d.question, d.answer);
    ((d.d.faithfulness || {}).claims || []).forEach(function (c) { if (c.statement) parts.push(c.statement); });
    d.contexts.forEach(function (c) { if (documents.indexOf(c.text) < 0) documents.push(c.text); });
  });
  documents.forEach(function (t) { parts.push(texts[t]); });
  return parts.join('\n').toLowerCase();
}
// Reads the documents in the background, so that a search need not.
async function fillSearch() {
  var count = Math.ceil(data.rows.length / data.block);
  for (var b = 0; b < count; b++) {
    var one = await unpack('block-' + b);
    one.cases.forEach(function (detail, k) { var i = b * data.block + k; searchable[i] = searchText(data.rows[i], detail, one.texts); });
    filled = Math.min(data.rows.length, (b + 1) * data.block);
    if (b % 4 === 3) await new Promise(function (go) { setTimeout(go, 0); });
  }
  if (byId('f-q').value) filter(false);
  document.documentElement.setAttribute('data-searchable', 'true');
}

function matches(cell, verdict, fault) {
  if (!cell) return false;
  if (verdict === 'failure' ? !cell.f : verdict === 'passed' ? cell.f : verdict && cell.v !== verdict) return false;
  return !fault || (cell.u || []).indexOf(fault) >= 0 || (cell.t || []).indexOf(fault) >= 0;
}
function value(name) { var node = byId('f-' + name); return node ? node.value : ''; }
function filter(save) {
  var find = value('q').trim().toLowerCase(), verdict = value('verdict'), fault = value('fault'), only = value('model'), set = value('set');
  shown = order.filter(function (i) {
    var r = data.rows[i];
    if (set && r.k !== set) return false;
    if ((verdict || fault || only !== '') && !r.c.some(function (c, m) { return (only === '' || m === +only) && matches(c, verdict, fault); })) return false;
    return !find || (searchable[i] || (r.id + '\n' + r.q).toLowerCase()).indexOf(find) >= 0;
  });
  var all = data.rows.length.toLocaleString('en'), waiting = find && filled < data.rows.length;
  byId('count').textContent = (shown.length === data.rows.length ? all + ' cases, failures first' : shown.length.toLocaleString('en') + ' of ' + all + ' cases') + (waiting ? '; documents are still being read …' : '');
  byId('list').scrollTop = 0;
  drawList();
  if (save) address();
}

function drawList() {
  var list = byId('list'), top = Math.max(0, Math.floor(list.scrollTop / ROW) - 4);
  var bottom = Math.min(shown.length, Math.ceil((list.scrollTop + list.clientHeight) / ROW) + 4);
  clear(list);
  var room = el('div', {class: 'room', role: 'presentation'});
  room.style.height = shown.length * ROW + 'px';
  for (var at = top; at < bottom; at++) room.appendChild(option(at));
  list.appendChild(room);
  list.setAttribute('role', shown.length ? 'listbox' : 'group'); // a listbox must hold options
  if (!shown.length) room.appendChild(el('p', {class: 'note'}, 'No case is like that.'));
  var here = shown.indexOf(current);
  if (here >= top && here < bottom) list.setAttribute('aria-activedescendant', 'o-' + current); else list.removeAttribute('aria-activedescendant');
}
// Models go by a letter where there is no room for their names; the key above the list says which is which.
function letter(m) { return (m >= 26 ? letter(Math.floor(m / 26) - 1) : '') + String.fromCharCode(65 + m % 26); }
function nameOf(m) { return data.models.length > 1 ? letter(m) + ' · ' + data.models[m] : data.models[m]; }
function option(at) {
  var i = shown[at], r = data.rows[i], bad = r.c[worstCell(r)];
  var cells = data.models.length === 1
    ? [standingChip(bad.f && severity(bad) === 4 && bad.t ? bad.t[0] : bad.v || (bad.f ? 'failed' : 'passed')), bad.r !== undefined ? el('span', {class: 'small'}, ' risk ' + bad.r.toFixed(2)) : null]
    : r.c.map(function (c, m) { var s = c ? standing(c.v) : ['–', 'none', 'not asked']; return el('span', {class: 'chip cell ' + s[1], title: data.models[m] + ': ' + s[2]}, s[0] + ' ' + letter(m), el('span', {class: 'unseen'}, ' ' + s[2])); });
  var node = el('div', {id: 'o-' + i, role: 'option', class: 'case-row', 'aria-selected': i === current ? 'true' : 'false', 'aria-setsize': shown.length, 'aria-posinset': at + 1},
    el('span', {class: 'q', dir: 'auto'}, r.q || '(no question)'), el('span', {class: 'cells'}, cells, el('span', {class: 'small id'}, r.id)));
  node.style.top = at * ROW + 'px';
  node.addEventListener('click', function () { open(i, null, true, true); });
  return node;
}
function intoView(i) {
  var list = byId('list'), at = shown.indexOf(i);
  if (at < 0) return;
  if (at * ROW < list.scrollTop) list.scrollTop = at * ROW;
  if ((at + 1) * ROW > list.scrollTop + list.clientHeight) list.scrollTop = (at + 1) * ROW - list.clientHeight;
}

// Opens a case: of the model given, or of the filter's, or where it is worst.
async function open(i, wanted, save, reveal) {
  var row = data.rows[i];
  current = i;
  model = wanted !== null && row.c[wanted] ? wanted : value('model') !== '' && row.c[+value('model')] ? +value('model') : worstCell(row);
  intoView(i);
  drawList();
  var unpacked = await block(i);
  if (current !== i) return;
  show(row, unpacked.cases[i % data.block], unpacked);
  if (save) address();
  if (reveal && matchMedia('(max-width:60rem)').matches) byId('case').scrollIntoView({block: 'start'});
}
function show(row, detail, unpacked) {
  var box = byId('case');
  clear(box);
  box.setAttribute('aria-label', 'Case ' + row.id);
  box.appendChild(el('div', {class: 'casehead'}, el('h3', {}, 'Case ' + row.id), el('div', {class: 'steps'},
    button('← Previous', function () { step(-1); }, {title: 'key k'}), button('Next →', function () { step(1); }, {title: 'key j'}),
    el('a', {href: '#' + new URLSearchParams(model === worstCell(row) ? {case: row.id} : {case: row.id, m: data.models[model]}), class: 'permalink'}, 'Link to this case'))));
  if (data.models.length > 1) {
    box.appendChild(el('div', {class: 'tabs', role: 'group', 'aria-label': 'Models'}, row.c.map(function (c, m) {
      if (!c) return el('span', {class: 'small'}, nameOf(m) + ': not asked');
      return button(standing(c.v)[0] + ' ' + nameOf(m), function () { open(current, m, true, false).then(function () { box.querySelectorAll('.tabs button')[row.c.slice(0, m).filter(Boolean).length].focus(); }); }, {'aria-pressed': m === model ? 'true' : 'false'});
    })));
  }
  drawCase(box, row, row.c[model], detail.m[model], unpacked, labeller(row.id, data.models[model], detail.m[model].answer));
}
function step(by) {
  if (!shown.length) return;
  var at = shown.indexOf(current), next = at < 0 ? 0 : Math.max(0, Math.min(shown.length - 1, at + by));
  open(shown[next], null, true, false);
}

function address() {
  var said = new URLSearchParams();
  if (current >= 0) said.set('case', data.rows[current].id);
  if (current >= 0 && data.models.length > 1 && model !== worstCell(data.rows[current])) said.set('m', data.models[model]);
  FILTERS.forEach(function (name) { if (value(name)) said.set(name, name === 'model' ? data.models[+value(name)] : value(name)); });
  try { history.replaceState(null, '', '#' + said); } catch (e) { location.replace('#' + said); }
}
async function fromAddress(scroll) {
  if (location.hash.indexOf('=') < 0) return false;
  var said = new URLSearchParams(location.hash.slice(1)), wanted = data.models.indexOf(said.get('m'));
  FILTERS.forEach(function (name) {
    var node = byId('f-' + name), text = said.get(name) || '';
    if (node) node.value = name === 'model' && text ? String(data.models.indexOf(text)) : text;
    if (node && node.selectedIndex === -1) node.value = '';
  });
  filter(false);
  var at = data.rows.findIndex(function (r) { return r.id === said.get('case'); });
  if (said.has('case') && at < 0) byId('count').textContent += '; there is no case ' + said.get('case');
  if (at < 0) at = shown.length ? shown[0] : -1;
  if (at >= 0) await open(at, wanted < 0 ? null : wanted, false, false);
  if (scroll && said.has('case')) byId('case').scrollIntoView({block: 'start'}); else if (scroll) byId('cases').scrollIntoView({block: 'start'});
  return true;
}

function fill(name, values, words) {
  var node = byId('f-' + name);
  if (!node) return;
  values.forEach(function (v) { node.appendChild(el('option', {value: v}, words(v))); });
  if (values.length < 2 && name === 'set') node.closest('div').hidden = true;
}
async function startCases() {
  data = await unpack('index');
  var verdicts = new Set(), faults = new Set(), sets = new Set();
  data.rows.forEach(function (r, i) {
    order.push(i);
    sets.add(r.k);
    r.c.forEach(function (c) { if (c) { verdicts.add(c.v); (c.u || []).concat(c.t || []).forEach(function (u) { faults.add(u); }); } });
  });
  var keys = data.rows.map(function (r) { var c = r.c[worstCell(r)]; return [severity(c), -(c && c.r || 0)]; });
  order.sort(function (a, b) { return keys[a][0] - keys[b][0] || keys[a][1] - keys[b][1] || a - b; });
  fill('verdict', ['failure', 'passed'].concat(SEVERITY.filter(function (v) { return verdicts.has(v); })), function (v) { return v === 'failure' ? 'any failure' : v === 'passed' ? 'no failure' : standing(v)[2]; });
  fill('fault', Array.from(faults).sort(), spoken);
  fill('model', data.models.map(function (m, i) { return String(i); }), function (i) { return nameOf(+i); });
  if (data.models.length > 1) put(byId('models-key'), data.models.map(function (name, m) { return el('li', {}, el('strong', {}, letter(m)), ' ' + name); }));
  else byId('models-key').remove();
  fill('set', Array.from(sets).sort(), function (k) { return k || 'no set'; });
  byId('case-app').hidden = false;
  byId('filters').addEventListener('input', function () { filter(true); });
  byId('filters').addEventListener('submit', function (e) { e.preventDefault(); });
  byId('list').addEventListener('scroll', function () { requestAnimationFrame(drawList); });
  addEventListener('resize', drawList);
  addEventListener('hashchange', function () { fromAddress(true); });
  document.addEventListener('keydown', function (e) {
    if (e.ctrlKey || e.metaKey || e.altKey || /^(INPUT|SELECT|TEXTAREA)$/.test(e.target.tagName)) return;
    var inList = e.target === byId('list');
    if (e.key === 'j' || inList && e.key === 'ArrowDown') { step(1); if (inList) e.preventDefault(); }
    if (e.key === 'k' || inList && e.key === 'ArrowUp') { step(-1); if (inList) e.preventDefault(); }
    if (e.key === 'Enter' && (inList || e.target === document.body)) { byId('case').focus({preventScroll: true}); byId('case').scrollIntoView({block: 'nearest'}); }
    if (e.key === 'Escape' && byId('case').contains(e.target)) byId('list').focus();
  });
  filter(false);
  if (!(await fromAddress(true)) && shown.length) await open(shown[0], null, false, false);
  document.documentElement.setAttribute('data-ready', 'true');
  setTimeout(function () { fillSearch().catch(function () { /* then questions are searched only */ }); }, 50);
}
