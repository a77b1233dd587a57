/** The mails about an account: its address, its password, and invitations to an agency. */
import { platform } from '../platform.ts';
import type { MailContent } from './render-mail.ts';
import { ignoreSentence, type Topic } from './mail-topic.ts';

export function verifyEmailMail(topic: Topic<'verify-email'>): MailContent {
  return {
    title: 'Confirm your e-mail address',
    paragraphs: [
      `An account at ${platform.name} was made with this address. Please confirm that it is yours.`,
    ],
    action: {
      label: 'Confirm e-mail address',
      href: `${topic.origin}/verify-email?token=${topic.token}`,
    },
    notes: ['The link works once, for 24 hours.', ignoreSentence],
  };
}

export function resetPasswordMail(topic: Topic<'reset-password'>): MailContent {
  return {
    title: 'Reset your password',
    paragraphs: [`We were asked for a new password for your account at ${platform.name}.`],
    action: {
      label: 'Choose a new password',
      href: `${topic.origin}/reset-password?token=${topic.token}`,
    },
    notes: [
      'The link works once, for one hour. A newer e-mail like this one ends it.',
      ignoreSentence,
    ],
  };
}

export function socialSignInMail(topic: Topic<'social-sign-in'>): MailContent {
  const providers = topic.providers.join(' or ');
  return {
    title: `You sign in with ${providers}`,
    paragraphs: [
      `We were asked for a new password for your account at ${platform.name}. Your account has no password: you sign in with ${providers}.`,
    ],
    action: { label: `Go to ${platform.name}`, href: `${topic.origin}/` },
    notes: [ignoreSentence],
  };
}

export function passwordChangedMail(topic: Topic<'password-changed'>): MailContent {
  return {
    title: 'Your password was changed',
    paragraphs: [
      `The password of your account at ${platform.name} was changed just now, and its other sessions were ended.`,
      'If it was not you, choose a new password at once: ask for one with "Forgot password?" where you sign in.',
    ],
    action: { label: `Go to ${platform.name}`, href: `${topic.origin}/` },
  };
}

export function changeEmailMail(topic: Topic<'change-email'>): MailContent {
  return {
    title: 'Confirm your new e-mail address',
    paragraphs: [
      `This address is to become that of an account at ${platform.name}. Please confirm that it is yours.`,
    ],
    action: {
      label: 'Confirm new address',
      href: `${topic.origin}/verify-email?token=${topic.token}`,
    },
    notes: ['The link works once, for 24 hours.', ignoreSentence],
  };
}

export function emailChangeAskedMail(topic: Topic<'email-change-asked'>): MailContent {
  return {
    title: 'Your e-mail address is about to change',
    paragraphs: [
      `Somebody who knows your password asked to change the address of your account at ${platform.name} to ${topic.to}. It changes when the link mailed there is used.`,
      'If it was not you, choose a new password at once, which also stops the change: ask for one with "Forgot password?" where you sign in.',
    ],
    action: { label: 'Go to your account', href: `${topic.origin}/account` },
  };
}

export function emailChangedMail(topic: Topic<'email-changed'>): MailContent {
  return {
    title: 'Your e-mail address was changed',
    paragraphs: [
      `The address of your account at ${platform.name} was changed just now, from ${topic.from} to ${topic.to}. You sign in with the new one.`,
      'If it was not you, answer the operator of this service immediately.',
    ],
    action: { label: `Go to ${platform.name}`, href: `${topic.origin}/` },
  };
}

export function invitationMail(topic: Topic<'invitation'>): MailContent {
  const as = { owner: 'as an owner', admin: 'as an admin', member: 'as a member' }[topic.role];
  return {
    title: `Join ${topic.agencyName}`,
    paragraphs: [
      `${topic.agencyName} invites you to work with them at ${platform.name}, ${as}. Sign in, or make an account, with the address this e-mail came to.`,
    ],
    action: { label: 'Join the agency', href: `${topic.origin}/join?token=${topic.token}` },
    notes: [
      'The link works once, for 7 days. A newer invitation ends it.',
      'If you do not know the sender, you can ignore this e-mail: nothing has changed.',
    ],
  };
}
