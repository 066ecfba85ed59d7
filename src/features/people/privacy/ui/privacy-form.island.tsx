'use client'

import { type FormEvent, useRef, useState } from 'react'
import { fill } from '#platform/i18n/fill.ts'
import { Button } from '#ui/actions/button.tsx'
import { RadioGroup } from '#ui/forms/radio-group.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { privacyRequestTypes } from '../privacy-request.ts'
import type { PrivacyRequestTexts } from '../texts.ts'

export type PrivacyFormProps = { labels: PrivacyRequestTexts }

type Stage = 'entering' | 'sending' | 'failed' | 'sent'

const timeoutMs = 20_000
const looksLikeEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

async function submit(entries: object): Promise<boolean> {
  try {
    const response = await fetch('/api/privacy-requests/ask', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(entries),
      signal: AbortSignal.timeout(timeoutMs),
    })
    return response.ok
  } catch {
    return false
  }
}

/** The form by which a visitor requests a link to export, erase or object to the use of their personal data. */
export function PrivacyForm({ labels }: PrivacyFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [stage, setStage] = useState<Stage>('entering')
  const [email, setEmail] = useState('')
  const [invalid, setInvalid] = useState(false)

  const send = async () => {
    if (!form.current || stage === 'sending') return
    const entries = Object.fromEntries(new FormData(form.current))
    const typed = String(entries.email ?? '').trim()
    const isWrong = !looksLikeEmail.test(typed)
    setInvalid(isWrong)
    if (isWrong) return form.current.querySelector<HTMLElement>('[name=email]')?.focus()
    setEmail(typed)
    setStage('sending')
    setStage((await submit({ ...entries, email: typed })) ? 'sent' : 'failed')
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }

  return (
    <>
      <form
        ref={form}
        hidden={stage === 'sent'}
        method="post"
        action="/api/privacy-requests/ask"
        noValidate
        onSubmit={onSubmit}
        className="grid max-w-[46rem] grid-cols-1 gap-6 [&[hidden]]:hidden"
      >
        <RadioGroup
          legend={labels.wish}
          name="wish"
          defaultValue="export"
          options={privacyRequestTypes.map((wish) => ({ value: wish, label: labels[wish] }))}
        />
        <TextField
          label={labels.email}
          type="email"
          name="email"
          autoComplete="email"
          help={labels.how}
          error={invalid ? labels.emailInvalid : undefined}
        />
        <div hidden>
          <label>
            {labels.leaveEmpty}
            <input type="text" name="website" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <div>
          <Button type="submit" busy={stage === 'sending'}>
            {stage === 'sending' ? labels.sending : stage === 'failed' ? labels.retry : labels.submit}
          </Button>
        </div>
      </form>
      <p role="status" className="max-w-[60ch] font-semibold wrap-anywhere empty:hidden">
        {stage === 'sent' ? fill(labels.sent, { email }) : stage === 'failed' ? labels.failed : ''}
      </p>
    </>
  )
}
