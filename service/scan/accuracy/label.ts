import { z } from 'zod';

const texts = z.array(z.string()).nullish();
/** A person's labels of a saved page. */
export const Label = z.looseObject({
  id: z.string(),
  page: z.string(),
  url: z.string(),
  businessNameAccept: texts,
  industryAccept: texts,
  phoneAccept: texts,
  emailAccept: texts,
  addressContainsAny: texts,
  hoursContainsAny: texts,
  primaryColorAccept: texts,
  secondaryColorAccept: texts,
  descriptionContainsAny: texts,
  logoSrcContains: texts,
  socialsContain: texts,
  servicesSample: texts,
  peopleSample: texts,
  testimonialsContain: texts,
  /** Fields whose labels are complete: any other item found is wrong. */
  complete: texts,
  language: z.string().nullish(),
  evaluate: z.record(z.string(), z.boolean()),
});
export type Label = z.infer<typeof Label>;
