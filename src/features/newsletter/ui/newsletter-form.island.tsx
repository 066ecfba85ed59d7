'use client'

import { type FormEvent, useRef, useState } from 'react'
import { Button } from '#ui/actions/button.tsx'
import { Checkbox } from '#ui/forms/checkbox.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import type { SubscriptionResult } from '../subscriber.ts'
import type { SubscriptionFaults } from '../subscription-schema.ts'
import type { NewsletterTexts } from '../texts.ts'
import { subscribe } from './subscribe.ts'
import { SubscriptionNotice } from './subscription-result.tsx'

export type NewsletterFormProps = { words: NewsletterTexts }

/** Fetched when the visitor turns to the form: a page is lighter without it. */
const loadSchema = () => import('../subscription-schema.ts')

type Told = { readonly result: SubscriptionResult; readonly email: string }

/** After these the form is done with; after all others it stays, to be put right. */
const isFinal = ({ kind }: SubscriptionResult) => kind === 'alreadySignedUp' || kind === 'confirmByEmail'

/** Asks for the newsletter. Source: requirements V-134 to V-144. */
export function NewsletterForm({ words }: NewsletterFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [faults, setFaults] = useState<SubscriptionFaults>({})
  const [sending, setSending] = useState(false)
  const [told, setTold] = useState<Told | 'failed' | null>(null)
  const messageOf = (field: string) => {
    const fault = faults[field]
    return fault && words[fault]
  }

  const send = async () => {
    if (!form.current || sending) return
    const entries = Object.fromEntries(new FormData(form.current))
    const schema = await loadSchema().catch(() => null)
    if (!schema) return setTold('failed')
    const { faultsOf, subscriptionSchema } = schema
    const checked = subscriptionSchema.safeParse(entries)
    const found = checked.success ? {} : faultsOf(checked.error.issues)
    setFaults(found)
    const [first] = Object.keys(found)
    if (!checked.success) {
      if (first) form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
      return
    }
    setSending(true)
    setTold(null)
    const result = await subscribe({ ...checked.data, website: entries.website })
    setSending(false)
    setTold(result ? { result, email: checked.data.emailAddress } : 'failed')
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }

  const notice = told && told !== 'failed' ? <SubscriptionNotice {...told} words={words} /> : null
  if (told && told !== 'failed' && isFinal(told.result)) return notice
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
          label={words.firstName}
          name="firstName"
          autoComplete="given-name"
          error={messageOf('firstName')}
        />
        <TextField
          label={words.lastName}
          name="lastName"
          autoComplete="family-name"
          error={messageOf('lastName')}
        />
      </div>
      <TextField
        label={words.emailAddress}
        type="email"
        name="emailAddress"
        autoComplete="email"
        error={messageOf('emailAddress')}
      />
      <Checkbox label={words.over18} name="over18" value="yes" error={messageOf('over18')} />
      <div hidden>
        <label>
          {words.leaveEmpty}
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" busy={sending}>
          {sending ? words.sending : words.submit}
        </Button>
        {told === 'failed' ? (
          <Button look="secondary" onClick={() => void send()}>
            {words.retry}
          </Button>
        ) : null}
      </div>
      <p role="status" className="font-semibold text-error empty:hidden">
        {told === 'failed' ? words.failed : ''}
      </p>
    </form>
  )
}
