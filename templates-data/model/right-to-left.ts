/** HTML with letters of right-to-left scripts, or with an element that declares the direction. */
export const rightToLeftHtml = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]|dir="rtl"/u;
