// Elements and texts. Nothing here or below writes markup: elements are made one by one and texts are text nodes.
var HIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufffe\uffff]/g;
function el(tag, attributes) {
  var node = document.createElement(tag);
  for (var name in attributes || {}) {
    if (attributes[name] !== undefined && attributes[name] !== null) node.setAttribute(name, attributes[name]);
  }
  for (var i = 2; i < arguments.length; i++) put(node, arguments[i]);
  return node;
}
function put(node, part) {
  if (part === undefined || part === null) return;
  if (Array.isArray(part)) part.forEach(function (p) { put(node, p); });
  else if (part instanceof Node) node.appendChild(part);
  else text(node, String(part));
}
// Characters that reorder or hide text are shown by their code.
function text(node, s) {
  var from = 0, match;
  HIDDEN.lastIndex = 0;
  while ((match = HIDDEN.exec(s))) {
    if (match.index > from) node.appendChild(document.createTextNode(s.slice(from, match.index)));
    var code = 'U+' + ('000' + s.charCodeAt(match.index).toString(16).toUpperCase()).slice(-4);
    var shown = document.createElement('span');
    shown.className = 'ctl';
    shown.textContent = code;
    node.appendChild(shown);
    from = match.index + 1;
  }
  if (from < s.length) node.appendChild(document.createTextNode(s.slice(from)));
}
function clear(node) { while (node.firstChild) node.removeChild(node.firstChild); }
function byId(id) { return document.getElementById(id); }
function button(words, action, attributes) {
  var b = el('button', attributes, words);
  b.type = 'button';
  b.addEventListener('click', action);
  return b;
}
function spoken(id) { return id.replace(/_/g, ' ').replace('variant:', 'variant ').replace('wrong:', 'wrong context: ').replace('perturb:', ''); }
function plural(n, what) { return n.toLocaleString('en') + ' ' + what + (n === 1 ? '' : 's'); }
function capital(s) { return s.charAt(0).toUpperCase() + s.slice(1); }
function chip(kind, words) { return el('span', {class: 'chip ' + kind}, words); }

async function unpack(id) {
  var raw = atob(byId(id).textContent);
  var bytes = new Uint8Array(raw.length);
  for (var i = 0; i < raw.length; i++) bytes[i] = raw.charCodeAt(i);
  var stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return JSON.parse(await new Response(stream).text());
}

// What an answer or a claim came to: its sign tells it without its colour. Unmeasured is grey, never a tick.
var STANDINGS = {
  contradicted: ['✗', 'bad', 'contradicted'], wrongly_declined: ['✗', 'bad', 'wrongly declined'],
  not_found: ['?', 'warn', 'not in the documents'], empty: ['○', 'none', 'empty'], unsure: ['~', 'soft', 'unsure'],
  unmeasured: ['○', 'none', 'unmeasured'], declined: ['✓', 'good', 'declined'], grounded: ['✓', 'good', 'grounded'],
  supported: ['✓', 'good', 'supported'], supported_by_user: ['✓', 'good', 'supported by the user']
};
function standing(id) { return STANDINGS[id] || ['○', 'none', spoken(id || 'unmeasured')]; }
function standingChip(id) { var s = standing(id); return chip(s[1], s[0] + ' ' + s[2]); }
