/** An e-mail address in a text, each part of a limited length so that matching stays linear. */
export const emailLike = /[a-z\d][\w.+-]{0,63}@(?:[a-z\d-]{1,63}\.){1,4}[a-z]{2,24}\b/giu;
