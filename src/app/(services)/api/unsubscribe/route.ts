import { answerUnsubscribe, answerUnsubscribeLink } from '#features/newsletter/services.ts'

export const dynamic = 'force-dynamic'

/** The link of a message, followed by a person. */
export function GET(request: Request): Response {
  return answerUnsubscribeLink(request)
}

/** Ends marketing at once. Source: RFC 8058. */
export async function POST(request: Request): Promise<Response> {
  return answerUnsubscribe(request)
}
