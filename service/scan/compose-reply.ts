import { scannedFields } from '../contract/scan.ts';
import type { Evidence, ScannedField, ScanOutcome, ScanReply } from '../contract/scan.ts';
import { isIndustry } from '../../templates-data/model/slots.ts';
import { capText, cleanText, fitSlot } from './clean-text.ts';
import type { Findings } from './extract-page.ts';

const longestSnippet = 160;

/** The reply for what was found: every value checked against its slot once more, every value with its evidence. */
export function composeReply(outcome: ScanOutcome, findings: Findings): ScanReply {
  const evidence: Partial<Record<ScannedField, Evidence>> = {};
  const value = (field: ScannedField): string | null => {
    const found = findings[field];
    const fitted = fitSlot(field, found?.value);
    if (found === undefined || fitted === undefined) return null;
    if (field === 'industry' && !isIndustry(fitted)) return null;
    evidence[field] = {
      source: found.source,
      confidence: Math.round(Math.min(1, Math.max(0, found.confidence)) * 100) / 100,
      snippet: capText(cleanText(found.snippet.slice(0, 1000)), longestSnippet),
    };
    return fitted;
  };
  const values = Object.fromEntries(scannedFields.map((field) => [field, value(field)]));
  return {
    outcome,
    website: {
      businessName: values['businessName'] ?? null,
      industry: values['industry'] ?? null,
      description: values['description'] ?? null,
      slogan: values['slogan'] ?? null,
      primaryColor: values['primaryColor'] ?? null,
      secondaryColor: values['secondaryColor'] ?? null,
      contactInfo: {
        phone: values['phone'] ?? null,
        email: values['email'] ?? null,
        address: values['address'] ?? null,
        hours: values['hours'] ?? null,
      },
    },
    evidence,
  };
}
