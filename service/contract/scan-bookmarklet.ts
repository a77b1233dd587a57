/**
 * A bookmark that copies the page as the agency's own browser shows it, including the results of
 * scripts, and opens the studio to paste it into. It reads only the page and sends nothing: the
 * person pastes the copy.
 */
export function scanBookmarklet(studio: string): string {
  const script = `(()=>{const s=document.documentElement.outerHTML.slice(0,2000000),o=()=>window.open(${JSON.stringify(studio).replaceAll('<', '\\u003c')},'_blank','noopener'),f=()=>{const t=document.createElement('textarea');t.value=s;t.style.position='fixed';t.style.opacity='0';document.body.append(t);t.select();document.execCommand('copy');t.remove();o()};navigator.clipboard?navigator.clipboard.writeText(s).then(o,f):f()})()`;
  return `javascript:${encodeURIComponent(script)}`;
}
