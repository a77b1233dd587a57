import {
  templateIndustries,
  type TemplateIndustry,
} from '../../../../templates-data/model/industries.ts';
import { industryKit } from '../../../firm/demo/industry-kit.ts';

export function getStaticPaths(): { params: { industry: TemplateIndustry } }[] {
  return templateIndustries.map((industry) => ({ params: { industry } }));
}

/** What a browser and the service fill demos of an industry with: pictures and samples. */
export async function GET({
  params,
}: {
  params: { industry: TemplateIndustry };
}): Promise<Response> {
  return Response.json(await industryKit(params.industry));
}
