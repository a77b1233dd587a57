/**
 * The floor of the studio: a field whose text a few lines of script copy into a frame's heading.
 * `frame` is the address of the framed page; without one it is this page, which then shows only a
 * heading.
 */
export function vanillaStudio(frame = ''): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Vanilla</title><link rel="icon" href="data:,">
<style>body{margin:0;font:16px/1.5 sans-serif}label{display:block;padding:24px}input{display:block;width:360px;padding:12px}
div{position:fixed;inset:0 0 0 420px;overflow:hidden}iframe{border:0;width:1280px;height:100%;transform-origin:0 0;transform:scale(.58)}</style></head>
<body><script>
if (parent !== window) document.body.innerHTML = '<h1 style="font:400 64px/1.1 serif">A heading</h1>';
else {
  document.body.innerHTML = '<label>Slogan<input id="f-slogan"></label><div><iframe src="${frame || '?frame'}"></iframe></div>';
  const field = document.querySelector('input');
  const shown = document.querySelector('iframe');
  field.addEventListener('input', () => { shown.contentDocument.querySelector('h1').textContent = field.value; });
}
</script></body></html>`;
}
