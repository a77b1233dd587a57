/**
 * Words of pages that stand where nothing can be shown to a client: a missing or removed demo, an
 * error. They cannot be replaced. A demo's own pages do not have them.
 */
export const noticeWords = [
  'notice.missing',
  'notice.missingText',
  'notice.demo',
  'notice.demoTab',
  'notice.demoText',
  'notice.gone',
  'notice.goneText',
  'notice.expiredTab',
  'notice.name',
  'notice.nameText',
  'notice.wait',
  'notice.tooMany',
  'notice.busy',
  'notice.failed',
  'notice.other',
  'notice.otherText',
  'notice.again',
] as const;
