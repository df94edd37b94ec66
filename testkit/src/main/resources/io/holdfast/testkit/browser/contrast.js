() => {
  const parse = c => { const m = c.match(/[\d.]+/g).map(Number); return {r: m[0], g: m[1], b: m[2], a: m.length > 3 ? m[3] : 1}; };
  const lum = c => { const f = v => { v /= 255; return v <= 0.04045 ? v / 12.92 : Math.pow((v + 0.055) / 1.055, 2.4); }; return 0.2126 * f(c.r) + 0.7152 * f(c.g) + 0.0722 * f(c.b); };
  const behind = e => { for (let n = e; n; n = n.parentElement) { const c = parse(getComputedStyle(n).backgroundColor); if (c.a > 0.99) return c; } return {r: 255, g: 255, b: 255}; };
  const bad = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let checked = 0;
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent.trim(), e = walker.currentNode.parentElement;
    if (!text || /^(SCRIPT|STYLE|NOSCRIPT|TITLE|DESC)$/i.test(e.tagName) || !e.getClientRects().length) continue;
    const style = getComputedStyle(e);
    if (style.visibility === 'hidden') continue;
    const ink = parse(e instanceof SVGElement ? style.fill : style.color), paper = behind(e);
    const a = lum(ink), b = lum(paper), ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    const size = parseFloat(style.fontSize), large = size >= 24 || (size >= 18.66 && +style.fontWeight >= 700);
    checked++;
    if (ratio < (large ? 3 : 4.5)) bad.push(ratio.toFixed(2) + ' ' + e.tagName + '.' + e.className + ': ' + text.slice(0, 40));
  }
  return {checked, bad: [...new Set(bad)].slice(0, 20)};
}
