import { actionColor } from '../../templates-data/model/action-color.ts';
import { platform } from '../platform.ts';

/**
 * A mail before formatting: paragraphs, at most one link, and a visitor's values as pairs of label
 * and text.
 */
export interface MailContent {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly action?: { readonly label: string; readonly href: string };
  readonly fields?: Readonly<Record<string, string>>;
  /**
   * Small print at the end: how long the link works, what to do about a mail that was not
   * requested.
   */
  readonly notes?: readonly string[];
  /** The sender's name in mails to an agency's clients; by default the product's. */
  readonly sender?: string;
  /** The accent of the sender's agency, for the button. */
  readonly accent?: string | undefined;
  /** English by default. */
  readonly language?: string;
}

const lineWidth = 72;

/** Wraps lines at spaces; a link must stay in one piece. */
function wrapLines(text: string): string {
  return text
    .split('\n')
    .map((line) => {
      const lines: string[] = [''];
      for (const word of line.split(' ')) {
        const last = lines.at(-1) ?? '';
        if (last === '') lines[lines.length - 1] = word;
        else if (last.length + 1 + word.length <= lineWidth)
          lines[lines.length - 1] = `${last} ${word}`;
        else lines.push(word);
      }
      return lines.join('\n');
    })
    .join('\n');
}

function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

function fieldText([label, value]: readonly [string, string]): string {
  return value.includes('\n') || value.length > lineWidth
    ? `${label}:\n${value}`
    : `${label}: ${value}`;
}

/** The plain-text part; a visitor's text stays as it was typed. */
export function renderText({
  title,
  paragraphs,
  action,
  fields = {},
  notes = [],
  sender = platform.name,
}: MailContent): string {
  const blocks = [
    wrapLines(title),
    ...paragraphs.map(wrapLines),
    ...(action ? [`${action.label}:\n${action.href}`] : []),
    Object.entries(fields).map(fieldText).join('\n'),
    ...notes.map(wrapLines),
    `-- \n${sender}`,
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

const font = "font-family:'Onest',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

function paragraph(text: string, style: string): string {
  return `<p style="margin:0 0 16px;${style}">${escapeText(text).replaceAll('\n', '<br>')}</p>`;
}

function fieldHtml([label, value]: readonly [string, string]): string {
  return [
    `<p style="margin:0; padding:12px 0 2px; border-top:1px solid #2a2d34; font-size:13px; line-height:18px; color:#a6abb6">`,
    `${escapeText(label)}</p>`,
    `<p style="margin:0; padding:0 0 12px; font-size:16px; line-height:24px; color:#f4f5f7; overflow-wrap:anywhere">`,
    `${escapeText(value).replaceAll('\n', '<br>')}</p>`,
  ].join('\n');
}

/** The HTML part: one column in the site's dark and blue, without pictures or anything to fetch. */
export function renderHtml({
  title,
  paragraphs,
  action,
  fields = {},
  notes = [],
  sender,
  accent,
  language = 'en',
}: MailContent): string {
  const { main, ink } = actionColor(accent);
  const button =
    action &&
    `<p style="margin:28px 0">
<a href="${escapeText(action.href)}"
style="display:inline-block; padding:14px 24px; border-radius:8px; background:${main}; color:${ink}; font-size:16px; line-height:20px; font-weight:600; text-decoration:none">
${escapeText(action.label)}</a></p>`;
  const rows = Object.entries(fields).map(fieldHtml).join('\n');
  const page = `<!DOCTYPE html>
<html lang="${language}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="dark light">
<title>${escapeText(title)}</title>
</head>
<body style="margin:0; padding:0; background:#08090c">
<div role="article" lang="${language}" style="background:#08090c; padding:40px 20px;${font}">
<div style="max-width:560px; margin:0 auto">
<p style="margin:0 0 24px; font-size:18px; line-height:24px; font-weight:600; letter-spacing:-0.01em; color:#f4f5f7">
${sender === undefined ? '<span style="color:#5b93f5">&#9632;</span> ' : ''}${escapeText(sender ?? platform.name)}</p>
<div style="padding:36px 32px; border:1px solid #2a2d34; border-radius:12px; background:#14161b; color:#f4f5f7">
<h1 style="margin:0 0 16px; font-size:26px; line-height:32px; font-weight:600; letter-spacing:-0.02em; color:#f4f5f7">
${escapeText(title)}</h1>
${paragraphs.map((text) => paragraph(text, 'font-size:16px; line-height:25px; color:#d3d6dc')).join('\n')}
${button ?? ''}
${rows === '' ? '' : `<div style="margin:24px 0 8px; border-bottom:1px solid #2a2d34">\n${rows}\n</div>`}
${notes.map((text) => paragraph(text, 'font-size:14px; line-height:21px; color:#a6abb6')).join('\n')}
</div>
<p style="margin:24px 0 0; font-size:13px; line-height:19px; color:#a6abb6">
${escapeText(sender ?? `${platform.name}: ${platform.tagline}`)}</p>
</div>
</div>
</body>
</html>
`;
  // Mail servers break long lines; short ones arrive unchanged.
  return wrapLines(page);
}
