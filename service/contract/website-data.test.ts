import { expect, test } from 'vitest';
import { WebsiteData } from './website-data.ts';

test('a social link that leads elsewhere than to the network it names is refused at its field', () => {
  const socials = [
    { network: 'LinkedIn', url: 'https://www.linkedin.com/company/harbor' },
    { network: 'Facebook', url: 'https://login-facebook.example/' },
  ];
  const refused = WebsiteData.safeParse({ socials });
  expect(refused.error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['socials.1.url', 'The address is not a page of the network that it is named after'],
  ]);
  expect(WebsiteData.safeParse({ socials: socials.slice(0, 1) }).success).toBe(true);
});
