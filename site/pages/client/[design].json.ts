import { designs, type Design } from '../../../templates-data/model/theme.ts';
import { clientSheetsOf } from '../../firm/looks/client-sheets.ts';

export function getStaticPaths(): { params: { design: Design } }[] {
  return designs.map((design) => ({ params: { design } }));
}

/** What dresses the lists of a client on the pages of one design: fetched, or written into a page, only where there are lists. */
export function GET({ params }: { params: { design: Design } }): Response {
  return Response.json(clientSheetsOf(params.design));
}
