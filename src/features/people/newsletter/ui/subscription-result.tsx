import { useEffect, useRef } from 'react'
import { fill } from '#platform/i18n/fill.ts'
import type { SubscriptionResult } from '../subscriber.ts'
import type { NewsletterTexts } from '../texts.ts'

type Props = { result: SubscriptionResult; email: string; labels: NewsletterTexts }

type Notice = { readonly title: string | null; readonly text: string }

function noticeOf({ result, email, labels }: Props): Notice {
  switch (result.kind) {
    case 'alreadySignedUp':
      return { title: null, text: fill(labels.alreadySignedUp, { email }) }
    case 'invalidEmail':
      return { title: labels.submissionError, text: fill(labels.invalidEmail, { email }) }
    case 'confirmByEmail':
      return { title: labels.thankYou, text: result.message }
    case 'other':
      return { title: null, text: result.message }
  }
}

/** Shows the result of a subscription request. Source: requirements V-140 to V-144, V-334 and V-335. */
export function SubscriptionNotice(props: Props) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [])
  const { title, text } = noticeOf(props)
  return (
    <div
      ref={notice}
      tabIndex={-1}
      className="max-w-[46rem] border border-line bg-surface p-6 wrap-anywhere tablet:p-8"
    >
      {title ? <p className="mb-2 font-display text-h3">{title}</p> : null}
      <p>{text}</p>
    </div>
  )
}
