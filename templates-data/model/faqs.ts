import { z } from 'zod';
import { Faq } from './service.ts';

/** Questions of an industry that belong to no single service. */
export const Faqs = z.array(Faq).max(24, 'fits at most 24 questions');
