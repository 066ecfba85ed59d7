'use client'

import { type FormEvent, useEffect, useRef, useState } from 'react'
import { fill } from '#platform/i18n/fill.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { CalendarDay } from '#platform/time/clock.ts'
import { formatDay } from '#platform/time/format-day.ts'
import { Button } from '#ui/actions/button.tsx'
import { Select } from '#ui/forms/select.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import type { ReminderKind } from '../reminder.ts'
import type { ReminderFormTexts } from '../texts.ts'
import { type ReminderOutcome, requestReminder } from './request-reminder.ts'

/** What a person can be reminded of, and its day. */
type ReminderChoice = { readonly kind: ReminderKind; readonly dueOn: CalendarDay }

type Props = {
  /** Code of the model: all that is sent about the car. */
  model: string
  /** At least one. */
  choices: readonly ReminderChoice[]
  labels: ReminderFormTexts
  language: Language
  onCancel: () => void
}

type Submitted = { readonly outcome: ReminderOutcome; readonly email: string }

/** Like an e-mail field of a browser; the server decides whether the address is usable. */
const looksLikeEmail = /^[^\s@]+@[^\s@]+$/

/** Messages beside the button. That of an invalid address stands at its field. */
const messages = { refused: 'refused', 'too-often': 'tooOften', failed: 'failed' } as const

function SentNotice({ email, labels }: { email: string; labels: ReminderFormTexts }) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [])
  return (
    <div ref={notice} tabIndex={-1} className="wrap-anywhere">
      <p className="mb-2 font-semibold">{labels.sentTitle}</p>
      <p>{fill(labels.sent, { email })}</p>
    </div>
  )
}

/** The form of a reminder. It gets the focus, because a button opens it. */
export function ReminderForm({ model, choices, labels, language, onCancel }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [sending, setSending] = useState(false)
  const [result, setResult] = useState<Submitted | null>(null)
  useEffect(() => form.current?.querySelector('select')?.focus(), [])

  const send = async () => {
    if (!form.current || sending) return
    const entries = new FormData(form.current)
    const email = String(entries.get('email') ?? '').trim()
    if (!looksLikeEmail.test(email)) {
      setResult({ outcome: 'invalid', email })
      form.current.querySelector<HTMLElement>('[name=email]')?.focus()
      return
    }
    setSending(true)
    setResult(null)
    const { kind, dueOn } = choices.find((each) => each.kind === entries.get('kind')) ?? choices[0] ?? {}
    const website = String(entries.get('website') ?? '')
    const outcome = await requestReminder({ email, kind, model, dueOn, language, website })
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
  const options = choices.map(({ kind, dueOn }) => ({
    value: kind,
    label: fill(labels[kind], { day: formatDay(dueOn, language) }),
  }))
  return (
    <form ref={form} method="post" noValidate onSubmit={onSubmit} className="grid grid-cols-1 gap-4">
      <Select label={labels.about} name="kind" options={options} />
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
        <Button variant="text" onClick={onCancel}>
          {labels.cancel}
        </Button>
      </div>
      <p role="status" className="font-semibold text-error empty:hidden">
        {message}
      </p>
    </form>
  )
}
