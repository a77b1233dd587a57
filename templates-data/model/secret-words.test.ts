import { expect, test } from 'vitest';
import { asksForSecret, containsCardNumber } from './secret-words.ts';

test.each([
  'Password',
  'Your PASSWORD *',
  'Passwort',
  'Votre mot de passe',
  'Contraseña',
  'Wachtwoord',
  'Senha',
  'Palavra-passe',
  'PIN',
  'CVV',
  'Credit card',
  'Card number',
  'Kreditkartennummer',
  'Numéro de carte',
  'Número de tarjeta',
  'Carta di credito',
  'Hasło',
  'Nie podawaj hasła',
  'Numer karty',
  'PESEL',
  'Numer karty kredytowej',
  'Lösenord',
  'Lösenordet',
  'Personnummer',
  'CPR-nummer',
  'Dankortnummer',
  'Adgangskode',
  'Passord',
  'Kortnummer',
  'IBAN',
  'Ｐａｓｓｗｏｒｄ',
])('the form of a demo cannot ask for %j', (label) => {
  expect(asksForSecret('contact.formPhone', label)).toBe(true);
});

test.each([
  'Phone number',
  'Full name',
  'Subject',
  'Your opinion',
  'Tanning',
  'Shopping',
  'Teléfono',
  'Kort besked',
  'CPR course',
  'Hasle',
  'Telefonnummer',
])('it can ask for %j', (label) => {
  expect(asksForSecret('contact.formPhone', label)).toBe(false);
});

test('other texts may mention passwords', () => {
  expect(asksForSecret('about.text', 'We reset any password.')).toBe(false);
});

test.each([
  '4242 4242 4242 4242',
  'My card: 4242-4242-4242-4242, valid till May',
  '5555555555554444',
  '378282246310005',
])('%j contains the number of a card', (text) => {
  expect(containsCardNumber(text)).toBe(true);
});

test.each([
  '+49 30 901820 and +1 617 555 0142',
  '4242 4242 4242 4241',
  'Order 1234567890123456',
  '2026-11-23 10:00 12:00',
  '',
])('%j contains no card number', (text) => {
  expect(containsCardNumber(text)).toBe(false);
});
