import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { findHours } from '../contact/find-hours.ts';
import { findPeople } from './find-people.ts';
import { findServices } from './find-services.ts';
import { findTestimonials } from './find-testimonials.ts';
import { isWidePhotograph } from '../pictures/read-logo.ts';
import { stateFacts } from '../state-facts.ts';
import { surveyPage } from '../page/survey-page.ts';
import { readPage, type Page } from '../page/read-page.ts';

function page(body: string): Page {
  return readPage(
    `<html><body><main>${body}</main></body></html>`,
    new URL('https://harbor.example/'),
  );
}

test.each([
  ['<p>Hours: M-F 9-5</p>', 'Hours: M-F 9-5'],
  ['<h4>Hours</h4><p>M - Th: 9am - 5pm</p>', 'M - Th: 9am - 5pm'],
  ['<p>Open 7 days 11:30am – late</p>', 'Open 7 days 11:30am – late'],
  [
    '<h3>Hours</h3><p>Lunch: 11am-2pm</p><p>Dinner: 5pm-10pm</p>',
    'Lunch: 11am-2pm\nDinner: 5pm-10pm',
  ],
  ['<p>Hours: 9 to 5</p>', 'Hours: 9 to 5'],
  ['<p>Mon - Thurs: 7:30a - 5:30p</p>', 'Mon - Thurs: 7:30a - 5:30p'],
  ['<p>Monday to Friday 0900-1700hrs</p>', 'Monday to Friday 0900-1700hrs'],
  ['<p>Hours: By appointment only</p>', 'By appointment only'],
  ['<p>Clinic Timings: 10:00 AM - 1:00 PM</p>', 'Clinic Timings: 10:00 AM - 1:00 PM'],
  ['<p>Open 365 days a year, 8am to 8pm</p>', 'Open 365 days a year, 8am to 8pm'],
  ['<p>Reception open 9–5 weekdays</p>', 'Reception open 9–5 weekdays'],
  [
    '<dl><dt>Mon</dt><dd>9:00 - 17:00</dd><dt>Tue</dt><dd>closed</dd></dl>',
    'Mon: 9:00 - 17:00\nTue: closed',
  ],
  [
    '<ul><li>Monday<span>Closed</span></li><li>Tuesday<span>10am-6pm</span></li></ul>',
    'Monday: Closed\nTuesday: 10am-6pm',
  ],
])('reads the hours of %s', (body, hours) => {
  expect(findHours([page(body)])?.value).toBe(hours);
});

test.each([['<p>Building homes 2010-2015 on weekends</p>'], ['<p>Delivery takes 3 to 5 days</p>']])(
  'reads no hours in %s',
  (body) => {
    expect(findHours([page(body)])).toBeUndefined();
  },
);

test.each([
  [
    '<h2>Dental Treatments in Leeds</h2><h3>Root Canal Treatment</h3><h3>Veneers</h3><h3>Implants</h3>',
    ['Root Canal Treatment', 'Veneers', 'Implants'],
  ],
  [
    '<p>What we offer</p><h2>Care for all ages</h2><h3>Whitening</h3><h3>Braces</h3><h3>Crowns</h3><h2>Meet Dr. Lee</h2>',
    ['Whitening', 'Braces', 'Crowns'],
  ],
  [
    '<section class="services"><h2>We build it right</h2><h3>Lofts</h3><h3>Kitchens</h3><h3>Garages</h3></section>',
    ['Lofts', 'Kitchens', 'Garages'],
  ],
  [
    '<p>Our services include roofing, guttering and leadwork.</p>',
    ['Roofing', 'Guttering', 'Leadwork'],
  ],
  [
    '<h2>Services</h2><h3>Wills</h3><h3>Trusts</h3><h3>Probate</h3><h2>Specialties</h2><h3>Tax law</h3><h3>Farms</h3><h3>Charities</h3>',
    ['Wills', 'Trusts', 'Probate', 'Tax law', 'Farms', 'Charities'],
  ],
])('lists the services of %s', (body, services) => {
  expect(findServices(page(body))?.values).toEqual(services);
});

test('lists the services under a heading of the footer where the page has no other list', () => {
  const footer =
    '<footer><h4>Services</h4><ul><li>Lofts</li><li>Kitchens</li><li>Garages</li></ul><h4>Visit</h4><ul><li>Leeds</li></ul></footer>';
  expect(findServices(page(footer))?.values).toEqual(['Lofts', 'Kitchens', 'Garages']);
});

test('leaves a sentence with commas alone', () => {
  const body =
    '<p>We offer more than forty years in the trade, a team that answers the phone on the day, and the best prices.</p>';
  expect(findServices(page(body))).toBeUndefined();
});

test('knows doctors by their field or degree', () => {
  const body =
    '<h3>Dr. Ann Lee</h3><p>Orthodontist</p><h3>Dr. Vijay</h3><p>B.D.S, M.D.S (Orthodontics)</p><h3>Spring Offer</h3><p>B.D.S</p>';
  expect(findPeople([page(body)])?.values).toEqual([
    { name: 'Dr. Ann Lee', title: 'Orthodontist' },
    { name: 'Dr. Vijay', title: 'B.D.S, M.D.S (Orthodontics)' },
  ]);
});

test('names who said something past initials and what a portal adds', () => {
  const body =
    '<div class="review"><p>"They mended the roof within a day, and it has been dry since."</p><span><div>TK</div><h4>Thomas Kurian Verified Customer | Leeds</h4></span></div>';
  expect(findTestimonials([page(body)])?.values[0]).toMatchObject({ author: 'Thomas Kurian' });
});

test('states whether the telephone number can be tapped, where there is one', () => {
  const journey = {
    url: new URL('https://harbor.example/'),
    at: new Date(0),
    firstByteMs: 90,
    bytes: 9000,
    requests: 2,
  };
  const stated = (body: string, hasTelephone: boolean): unknown =>
    stateFacts(surveyPage(page(body), hasTelephone), journey).find(({ id }) => id === 'telephone')
      ?.value;
  expect(stated('<h1>x</h1><p>Call 0113 496 0000', true)).toBe(false);
  const link = page('<a href="tel:+441134960000">Call</a>');
  expect(surveyPage(link, true).telephone).toBe('linked');
  expect(stated('<h1>x</h1>', false)).toBeUndefined();
});

test('tells a photograph across the page from a logo', async () => {
  const picture = (width: number, height: number): Sharp =>
    sharp({ create: { width, height, channels: 3, background: '#a03010' } });
  expect(await isWidePhotograph(await picture(1400, 230).jpeg().toBuffer())).toBe(true);
  expect(await isWidePhotograph(await picture(1100, 1100).jpeg().toBuffer())).toBe(false);
  expect(await isWidePhotograph(await picture(1400, 230).png().toBuffer())).toBe(false);
  expect(await isWidePhotograph(Buffer.from('<svg/>'))).toBe(false);
});
