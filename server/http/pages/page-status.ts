const mark = /<meta name="response-status" content="([45]\d\d)"\/?>/

/**
 * The status of a finished page. A page that shows something in place of what is missing names its status in a `meta`
 * element: Next has no other way to send content with it.
 */
export function statusOfPage(status: number, html: string): number {
  const named = status === 200 ? mark.exec(html)?.[1] : undefined
  return named === undefined ? status : Number(named)
}
