import { fill } from '#platform/i18n/fill.ts'
import { html } from '#platform/mail/content/html.ts'
import type { SendFailure } from '../drafts/form-draft.ts'
import type { EnquiryKind } from '../forms/definitions.ts'
import { enteredValues } from '../forms/entered-values.ts'
import { formTitle } from '../forms/form-view.ts'
import type { RawEntries } from '../forms/submission.ts'
import { enquiryFormTexts, enquiryTexts } from '../texts.ts'
import { readSubmissionMetadata } from './submission-metadata.ts'

type Form = { readonly kind: EnquiryKind; readonly entries: RawEntries; readonly token: string }

type Outcome =
  | { readonly failure: SendFailure; readonly wait?: number }
  /** The enquiry is stored, and only the page that says so could not be. */
  | { readonly reference: string }

/** A button that sends the same entries again. They stand in the page, as nothing else could keep them. */
function retryForm({ kind, entries, token }: Form, label: string) {
  const values = { ...enteredValues(entries, Object.keys(entries)), token: [token] }
  const inputs = Object.entries(values).flatMap(([name, texts]) =>
    texts.map((text) => html`<input type="hidden" name="${name}" value="${text}">`),
  )
  return html`<form method="post" action="/api/enquiries/${kind}">${inputs}<button type="submit">${label}</button></form>`
}

/**
 * Answers a form whose next step could not be stored: a page without the site's layout, since the database that fills
 * the layout may be what failed. 503 or 429 with a button that sends the same entries again; 200 when the enquiry is stored.
 */
export function respondWithoutDraft(form: Form, outcome: Outcome): Response {
  const { language } = readSubmissionMetadata(form.entries)
  const words = enquiryTexts(language).enquiries
  const isStored = 'reference' in outcome
  const title = isStored ? words.thankYou : formTitle(form.kind, enquiryFormTexts(language))
  const content = isStored
    ? html`<p>${words.messageSent} ${fill(words.reference, outcome)}</p>`
    : html`<p role="alert">${words[outcome.failure]}</p>${retryForm(form, words.retry)}`
  const page = html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${title}</title></head>
<body><main><h1>${title}</h1>${content}</main></body></html>
`
  const wait = !isStored && (outcome.wait ?? 5)
  return new Response(page.html, {
    status: isStored ? 200 : outcome.failure === 'tooOften' ? 429 : 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      ...(wait ? { 'retry-after': String(wait) } : {}),
    },
  })
}
