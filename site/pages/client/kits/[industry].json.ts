import {
  templateIndustries,
  type TemplateIndustry,
} from '../../../../templates-data/model/industries.ts';
import { industryKit } from '../../../firm/demo/industry-kit.ts';

export function getStaticPaths(): { params: { industry: TemplateIndustry } }[] {
  return templateIndustries.map((industry) => ({ params: { industry } }));
}

/** An industry's kit for browsers and the service: pictures and samples. */
export async function GET({
  params,
}: {
  params: { industry: TemplateIndustry };
}): Promise<Response> {
  return Response.json(await industryKit(params.industry));
}
