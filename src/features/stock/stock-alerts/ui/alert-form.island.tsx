'use client'

import { type FormEvent, useEffect, useRef, useState } from 'react'
import { fill } from '#platform/i18n/fill.ts'
import { Button } from '#ui/actions/button.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { addressQuery } from '#ui/use-address.ts'
import type { AlertFormTexts } from '../texts.ts'
import { type AlertOutcome, requestAlert } from './request-alert.ts'

export type AlertFormProps = {
  /** The query of the search with which the page was rendered, for browsers without JavaScript; or the id of the vehicle. */
  subject:
    | { readonly kind: 'search'; readonly query: string }
    | { readonly kind: 'price'; readonly vehicle: string }
  labels: AlertFormTexts
}

type Submitted = { readonly outcome: AlertOutcome; readonly email: string }

/** Like an e-mail field of a browser; the server decides whether the address is usable. */
const looksLikeEmail = /^[^\s@]+@[^\s@]+$/

/** Messages beside the button. That of an invalid address stands at its field. */
const messages = { 'no-filter': 'noFilter', gone: 'gone', 'too-often': 'tooOften', failed: 'failed' } as const

function SentNotice({ email, labels }: { email: string; labels: AlertFormTexts }) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [])
  return (
    <div ref={notice} tabIndex={-1} className="wrap-anywhere">
      <p className="mb-2 font-display text-h4">{labels.sentTitle}</p>
      <p>{fill(labels.sent, { email })}</p>
    </div>
  )
}

/** The form of an alert. Filters that the visitor has changed since the page was rendered are read from the address. */
export function AlertForm({ subject, labels }: AlertFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [sending, setSending] = useState(false)
  const [result, setResult] = useState<Submitted | null>(null)

  const send = async () => {
    if (!form.current || sending) return
    const entries = Object.fromEntries(new FormData(form.current))
    const email = String(entries.email ?? '').trim()
    if (!looksLikeEmail.test(email)) {
      setResult({ outcome: 'invalid', email })
      form.current.querySelector<HTMLElement>('[name=email]')?.focus()
      return
    }
    setSending(true)
    setResult(null)
    // The address is empty once the visitor has removed every filter.
    const query = subject.kind === 'search' ? { query: String(addressQuery()) } : {}
    const outcome = await requestAlert({ ...entries, email, ...query })
    setSending(false)
    setResult({ outcome, email })
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }

  if (result?.outcome === 'sent') return <SentNotice email={result.email} labels={labels} />
  const outcome = result?.outcome
  const message = outcome && outcome !== 'invalid' ? labels[messages[outcome]] : ''
  return (
    <form
      ref={form}
      method="post"
      action="/api/vehicle-alerts"
      noValidate
      onSubmit={onSubmit}
      className="grid grid-cols-1 gap-4"
    >
      <input type="hidden" name="kind" value={subject.kind} />
      {subject.kind === 'search' ? (
        <input type="hidden" name="query" value={subject.query} />
      ) : (
        <input type="hidden" name="vehicle" value={subject.vehicle} />
      )}
      <TextField
        label={labels.email}
        type="email"
        name="email"
        autoComplete="email"
        required
        error={outcome === 'invalid' ? labels.invalid : undefined}
      />
      <div hidden>
        <label>
          {labels.leaveEmpty}
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <p className="text-ink-2 text-small">{labels.consent}</p>
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" busy={sending}>
          {sending ? labels.sending : outcome === 'failed' ? labels.retry : labels.submit}
        </Button>
      </div>
      <p role="status" className="font-semibold text-error empty:hidden">
        {message}
      </p>
    </form>
  )
}
