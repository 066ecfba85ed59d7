'use client'

import { type FormEvent, useState } from 'react'
import type { Language } from '#platform/i18n/languages.ts'
import { Button } from '#ui/actions/button.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { useEarlyInput } from '#ui/forms/use-early-input.ts'
import type { CheckedVin } from '../check-result.ts'
import { hasDoubtfulLetter, parseVin } from '../rules/vin.ts'
import type { RecallTexts } from '../texts.ts'
import { type CheckFailure, checkVin } from './check-vin.ts'
import { modeOf, type PopupMode, RecallDialog } from './recall-dialog.island.tsx'

export type VinCheckerProps = {
  labels: RecallTexts
  /** Label of the button that closes the popup. */
  close: string
  language: Language
  /** The page on which a visitor keeps cars; null without one. */
  garageHref?: string | null
  /** What was looked up without JavaScript, and why that failed. */
  earlier?: { readonly entry: string; readonly problem: 'invalid' | CheckFailure | null }
}

type Popup = { readonly open: boolean; readonly mode: PopupMode; readonly checked: CheckedVin | null }

/** The popup before the first search shows the help. Source: requirement V-099. */
const closed: Popup = { open: false, mode: 'help', checked: null }

function FailureNotice({ failure, labels }: { failure: CheckFailure; labels: RecallTexts }) {
  return (
    <>
      <p className="font-semibold text-error">{labels.failed}</p>
      <p>{failure === 'tooOften' ? labels.tooOften : labels.failedAdvice}</p>
    </>
  )
}

/**
 * The form of the finder. A failure is never shown as "no recall": the entry stays, with a retry.
 *
 * Source: requirements V-095, V-099 to V-104, V-107 to V-109 and V-328; decisions V-1 and V-2.
 */
export function VinChecker({ labels, close, language, garageHref = null, earlier }: VinCheckerProps) {
  const [entry, setEntry] = useState(earlier?.entry ?? '')
  const [problem, setProblem] = useState(earlier?.problem ?? null)
  const [busy, setBusy] = useState(false)
  const [popup, setPopup] = useState<Popup>(closed)
  // A field that was filled in before the script arrived keeps its value.
  const form = useEarlyInput<HTMLFormElement>((element) =>
    setEntry(String(new FormData(element).get('vin') ?? '')),
  )

  const search = async () => {
    const vin = parseVin(entry)
    if (vin === null) {
      setProblem('invalid')
      form.current?.querySelector('input')?.focus()
      return
    }
    setBusy(true)
    setProblem(null)
    const result = await checkVin(vin)
    setBusy(false)
    if (typeof result === 'string') setProblem(result)
    else setPopup({ open: true, mode: modeOf(result), checked: result })
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!busy) void search()
  }
  const failure = problem === 'invalid' ? null : problem

  return (
    <>
      <form
        ref={form}
        method="post"
        action="/api/recall-check"
        noValidate
        onSubmit={onSubmit}
        className="grid grid-cols-1 gap-4"
      >
        <TextField
          label={labels.vin}
          name="vin"
          value={entry}
          onChange={({ target }) => setEntry(target.value)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
          help={hasDoubtfulLetter(entry) ? labels.doubtful : undefined}
          error={problem === 'invalid' ? labels.invalid : undefined}
        />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button type="submit" busy={busy}>
            {busy ? labels.searching : labels.search}
          </Button>
          <Button
            variant="text"
            aria-haspopup="dialog"
            onClick={() => setPopup((last) => ({ ...last, open: true, mode: 'help' }))}
          >
            {labels.help}
          </Button>
        </div>
        <div role="status" className="grid gap-1 empty:hidden">
          {failure ? <FailureNotice failure={failure} labels={labels} /> : null}
        </div>
        {failure ? (
          <p>
            <Button type="submit" variant="secondary">
              {labels.retry}
            </Button>
          </p>
        ) : null}
      </form>
      <RecallDialog
        {...popup}
        onClose={() => setPopup((last) => ({ ...last, open: false }))}
        {...{ labels, close, language, garageHref }}
      />
    </>
  )
}
