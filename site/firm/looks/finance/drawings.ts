/** The line drawing that stands for an industry in this look: towers, or the lie of the land where things are built. */
export function drawingOf(industryId: string): 'towers' | 'contours' {
  return industryId === 'construction' ? 'contours' : 'towers';
}
