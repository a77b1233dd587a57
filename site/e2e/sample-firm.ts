import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { addressLines, Firm } from '../../templates-data/model/firm.ts';
import type { Overrides } from '../../templates-data/model/slots.ts';

/** A sample firm's values as overrides, and the canonical address of its built page. */
export function readFirm(id: string, html: string): { overrides: Overrides; canonical: string } {
  const firm = Firm.parse(parse(readFileSync(`templates-data/firms/${id}.yaml`, 'utf8')));
  const canonical = /<link rel="canonical"[^>]*href="([^"]*)"/u.exec(html)?.[1] ?? '';
  const { name, slogan, description, contact, theme } = firm;
  return {
    canonical,
    overrides: {
      businessName: name,
      slogan,
      description,
      phone: contact.phone,
      email: contact.email,
      address: addressLines(firm),
      hours: contact.hours,
      ...theme,
    },
  };
}
