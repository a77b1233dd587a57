/** A cell. An apostrophe keeps spreadsheets from reading a text as a formula. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/u.test(text) ? `'${text}` : text;
  return /[",\r\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A CSV table in the form that Excel needs: UTF-8 with a byte order mark, lines as in RFC 4180. */
export function csvText(rows: readonly (readonly string[])[]): string {
  return `\u{feff}${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

/** Saves a table as a file. */
export function downloadCsv(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href));
}
