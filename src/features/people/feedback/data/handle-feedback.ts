import { siteSettings } from '#features/site/site-settings/server.ts'
import { clientNetwork } from '#platform/http/client-address.ts'
import { createRateLimit } from '#platform/http/rate-limit.ts'
import { cms } from '#platform/process/cms.ts'
import { log } from '#platform/process/log.ts'
import { problem } from '#platform/service/problem.ts'
import { readBody } from '#platform/service/read-body.ts'
import { siteClock } from '#platform/time/site-clock.ts'
import { feedbackAnchors } from '../anchors.ts'
import { maxSuggestionLength } from '../feedback.ts'
import { pagePath } from '../rules/page-path.ts'
import { feedbackEntries } from './feedback-entries.ts'
import { storeFeedback } from './store-feedback.ts'

/** Limit per network, well above the use of one office. */
const limit = createRateLimit({ max: 30, periodMs: 10 * 60_000 })

const headers = { 'cache-control': 'no-store' }

type RawEntries = Readonly<Record<string, unknown>>

type Outcome =
  | { readonly kind: 'stored' | 'off' | 'invalid' | 'failed' }
  | { readonly kind: 'tooOften'; readonly wait: number }

/** @throws what the database throws. */
async function store(request: Request, entries: RawEntries): Promise<Outcome> {
  if (entries.website) return { kind: 'stored' }
  const wait = limit(clientNetwork(request))
  if (wait !== undefined) return { kind: 'tooOften', wait }
  const parsed = feedbackEntries.safeParse(entries)
  if (!parsed.success) return { kind: 'invalid' }
  const page = pagePath(parsed.data.page ?? request.headers.get('referer') ?? '//')
  await storeFeedback(await cms(), { ...parsed.data, page }, siteClock().now())
  return { kind: 'stored' }
}

async function outcomeOf(request: Request, entries: RawEntries): Promise<Outcome> {
  try {
    const { switches } = await siteSettings()
    return switches.feedbackWidget ? await store(request, entries) : { kind: 'off' }
  } catch (error) {
    log.error({ reason: String(error) }, 'feedback not stored')
    return { kind: 'failed' }
  }
}

const switchedOff = () => problem(404, 'This site does not ask for feedback.')

function asJson(outcome: Outcome): Response {
  switch (outcome.kind) {
    case 'stored':
      return Response.json({ stored: true }, { status: 201, headers })
    case 'off':
      return switchedOff()
    case 'invalid':
      return problem(
        422,
        `The answer must be helpful or notHelpful, the language en, af or zu, and the suggestion at most ${maxSuggestionLength} characters.`,
      )
    case 'tooOften':
      return problem(429, 'Too many answers came from your connection. Please wait a few minutes.', {
        'retry-after': String(outcome.wait),
      })
    case 'failed':
      return problem(503, 'The answer could not be stored. Please try again in a moment.', {
        'retry-after': '5',
      })
  }
}

/**
 * The page that a form came from, with its query: the visitor returns to it. The start page when the browser does not send
 * it, or when its path would lead to another site.
 */
function originPage(request: Request): string {
  const referer = request.headers.get('referer') ?? ''
  if (!URL.canParse(referer)) return '/'
  const { pathname, search } = new URL(referer)
  return /^\/(?![/\\])/.test(pathname) ? `${pathname}${search}` : '/'
}

/** Redirects to the message in the page, which is then in the language of the page. */
function asPage(request: Request, { kind }: Outcome): Response {
  if (kind === 'off') return switchedOff()
  const anchor = kind === 'stored' ? feedbackAnchors.stored : feedbackAnchors.failed
  return new Response(null, {
    status: 303,
    headers: { ...headers, location: `${originPage(request)}#${anchor}` },
  })
}

/**
 * Stores what a visitor says about a page: JSON from the widget, form-encoded from a browser without JavaScript. A program
 * that fills in the hidden field gets the same response, and nothing is stored. 404 while the feedback widget is switched off.
 *
 * Source: requirement V-004; decision V-7.
 */
export async function handleFeedback(request: Request): Promise<Response> {
  const body = await readBody(request)
  if (body.kind === 'refused') return problem(body.status, body.detail)
  const outcome = await outcomeOf(request, body.entries)
  return body.kind === 'json' ? asJson(outcome) : asPage(request, outcome)
}
