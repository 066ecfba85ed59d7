import { handleUnsubscribe, handleUnsubscribeLink } from '#features/people/newsletter/services.ts'

export const dynamic = 'force-dynamic'

/** The unsubscribe link in a mail, opened in a browser. */
export function GET(request: Request): Response {
  return handleUnsubscribeLink(request)
}

/** One-click unsubscribing by a mail program. Source: RFC 8058. */
export async function POST(request: Request): Promise<Response> {
  return handleUnsubscribe(request)
}
