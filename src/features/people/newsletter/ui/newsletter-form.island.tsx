'use client'

import { type FormEvent, useRef, useState } from 'react'
import { Button } from '#ui/actions/button.tsx'
import { Checkbox } from '#ui/forms/checkbox.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import type { SubscriptionResult } from '../subscriber.ts'
import type { SubscriptionErrors } from '../subscription-schema.ts'
import type { NewsletterTexts } from '../texts.ts'
import { subscribe } from './subscribe.ts'
import { SubscriptionNotice } from './subscription-result.tsx'

export type NewsletterFormProps = { labels: NewsletterTexts }

/** Loaded when the form first receives focus, to keep the page small. */
const loadSchema = () => import('../subscription-schema.ts')

type Submitted = { readonly result: SubscriptionResult; readonly email: string }

/** After these results the form is replaced by the notice; after others it stays for another attempt. */
const isFinal = ({ kind }: SubscriptionResult) => kind === 'alreadySignedUp' || kind === 'confirmByEmail'

/** The newsletter form. Source: requirements V-134 to V-144. */
export function NewsletterForm({ labels }: NewsletterFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<SubscriptionErrors>({})
  const [sending, setSending] = useState(false)
  const [outcome, setOutcome] = useState<Submitted | 'failed' | null>(null)
  const messageOf = (field: string) => {
    const error = errors[field]
    return error && labels[error]
  }

  const send = async () => {
    if (!form.current || sending) return
    const entries = Object.fromEntries(new FormData(form.current))
    const schema = await loadSchema().catch(() => null)
    if (!schema) return setOutcome('failed')
    const { fieldErrorsOf, subscriptionSchema } = schema
    const parsed = subscriptionSchema.safeParse(entries)
    const found = parsed.success ? {} : fieldErrorsOf(parsed.error.issues)
    setErrors(found)
    const [first] = Object.keys(found)
    if (!parsed.success) {
      if (first) form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
      return
    }
    setSending(true)
    setOutcome(null)
    const result = await subscribe({ ...parsed.data, website: entries.website })
    setSending(false)
    setOutcome(result ? { result, email: parsed.data.emailAddress } : 'failed')
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }

  const notice = outcome && outcome !== 'failed' ? <SubscriptionNotice {...outcome} labels={labels} /> : null
  if (outcome && outcome !== 'failed' && isFinal(outcome.result)) return notice
  return (
    <form
      ref={form}
      method="post"
      action="/api/subscribeUser"
      noValidate
      onSubmit={onSubmit}
      onFocus={() => void loadSchema().catch(() => {})}
      className="grid max-w-[46rem] grid-cols-1 gap-6"
    >
      {notice}
      <div className="grid grid-cols-1 gap-x-gutter gap-y-6 tablet:grid-cols-2">
        <TextField
          label={labels.firstName}
          name="firstName"
          autoComplete="given-name"
          error={messageOf('firstName')}
        />
        <TextField
          label={labels.lastName}
          name="lastName"
          autoComplete="family-name"
          error={messageOf('lastName')}
        />
      </div>
      <TextField
        label={labels.emailAddress}
        type="email"
        name="emailAddress"
        autoComplete="email"
        error={messageOf('emailAddress')}
      />
      <Checkbox label={labels.over18} name="over18" value="yes" error={messageOf('over18')} />
      <div hidden>
        <label>
          {labels.leaveEmpty}
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" busy={sending}>
          {sending ? labels.sending : labels.submit}
        </Button>
        {outcome === 'failed' ? (
          <Button variant="secondary" onClick={() => void send()}>
            {labels.retry}
          </Button>
        ) : null}
      </div>
      <p role="status" className="font-semibold text-error empty:hidden">
        {outcome === 'failed' ? labels.failed : ''}
      </p>
    </form>
  )
}
