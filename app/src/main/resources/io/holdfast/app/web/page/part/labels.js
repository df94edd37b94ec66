// Beside every verdict of a trace, and under the answer for the answer as a whole.
Array.prototype.forEach.call(document.querySelectorAll('[data-label]'), function (box) {
  var of = JSON.parse(box.dataset.label), label = labeller(of.id, of.model, of.answer);
  Array.prototype.forEach.call(box.querySelectorAll('li[data-claim]'), function (item) {
    var claim = of.claims[item.dataset.claim - 1];
    put(item, label(of.answer.slice(claim[0], claim[1]), claim[2]));
  });
  var answer = box.querySelector('.answer'), whole = of.verdict && answer && label(null, of.verdict);
  if (whole) answer.after(whole);
  if (!byId('labels')) byId('main').appendChild(el('div', {id: 'labels', role: 'status', hidden: ''}));
});
