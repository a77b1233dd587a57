/**
 * Safari allows copying only while a press is handled, so a text that is still on its way is passed
 * as a promise.
 */
async function write(text: string | Promise<string>): Promise<void> {
  if (typeof text === 'string' || typeof ClipboardItem !== 'function')
    return navigator.clipboard.writeText(await text);
  const plain = text.then((value) => new Blob([value], { type: 'text/plain' }));
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': plain })]);
}

/**
 * Copies a text, or the text that a promise brings; called while a press is handled. Returns
 * whether the browser allowed it.
 */
export async function copyText(text: string | Promise<string>): Promise<boolean> {
  try {
    await write(text);
    return true;
  } catch {
    // Some browsers know clipboard items but accept no promise in them.
    if (typeof text === 'string') return false;
    return text.then(copyText, () => false);
  }
}
