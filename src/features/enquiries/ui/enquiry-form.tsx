import { useEffect, useRef, useState } from 'react'
import type { Language } from '#platform/i18n/languages.ts'
import { Button } from '#ui/actions/button.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import type { FormContent } from '../form-content.ts'
import { type EnquiryKind, hasPlan } from '../forms/definitions.ts'
import type { EnquiryTexts } from '../texts.ts'
import { type PlanLink, readPlanLink } from '../wire/plan-link.ts'
import { ConfirmEmail } from './confirm-email.tsx'
import { MarketingSection } from './marketing-section.tsx'
import { PersonFields } from './person-fields.tsx'
import { PlanAside, type PlanWords } from './plan-aside.tsx'
import { SentPanel } from './sent-panel.tsx'
import { useEnquiryForm } from './use-enquiry-form.ts'
import { VehicleFields } from './vehicle-fields.tsx'

export type EnquiryFormProps = {
  kind: EnquiryKind
  content: FormContent
  words: EnquiryTexts
  /** For forms about finance; null for all others. */
  planWords: PlanWords | null
  /** Slug of the dealer whose page it is; null where the visitor chooses. */
  dealer: string | null
  /** Of the page. */
  language: Language
  /** The path of the page, for what is sent without JavaScript. */
  page: string
  /** Where the privacy notice stands; null when there is none. */
  privacyNotice: string | null
}

const columns = 'grid max-w-[46rem] grid-cols-1 gap-6'
/** The form is as wide with a plan as without, so that nothing moves when one comes. */
const besidePlan =
  'desktop:max-w-none desktop:grid-cols-[minmax(0,46rem)_minmax(0,26rem)] desktop:gap-x-14 desktop:*:col-start-1'

/**
 * A form by which a visitor writes to us or to a dealer.
 *
 * Source: requirements D-147, D-161 to D-163 and D-170; decisions D-2 to D-4, D-15.
 */
export function EnquiryForm(props: EnquiryFormProps) {
  const { kind, content, words, planWords, dealer, language, page, privacyNotice } = props
  const { wordings, choices } = content
  const { marketing, privacy } = wordings
  const form = useRef<HTMLFormElement>(null)
  const sending = useEnquiryForm({ kind, words, form })
  const [model, setModel] = useState('')
  const [link, setLink] = useState<PlanLink | null>(null)
  useEffect(() => {
    if (hasPlan(kind)) setLink(readPlanLink(window.location))
  }, [kind])
  const { stage, errors, asking, reference, submit, answer } = sending
  if (reference !== null) return <SentPanel reference={reference} words={words} />
  const busy = stage === 'sending' || stage === 'pausing'
  const problem = stage === 'failed' ? words.failed : stage === 'tooOften' ? words.tooOften : ''
  return (
    <>
      <form
        method="post"
        action={`/api/enquiries/${kind}`}
        ref={form}
        noValidate
        onSubmit={submit}
        onFocus={sending.prepare}
        onInput={sending.recheck}
        className={hasPlan(kind) ? `${columns} ${besidePlan}` : columns}
      >
        {choices ? (
          <VehicleFields {...{ kind, choices, words, errors, dealer, model }} onModel={setModel} />
        ) : null}
        <PersonFields words={words} errors={errors} />
        {hasPlan(kind) && planWords && link ? (
          <PlanAside {...{ kind, language, link, model }} words={planWords} />
        ) : null}
        {marketing ? (
          <MarketingSection error={errors.divisions} wording={marketing} words={words} language={language} />
        ) : null}
        <div hidden>
          <label>
            {words.leaveEmpty}
            <input type="text" name="website" tabIndex={-1} autoComplete="off" />
          </label>
          {link ? <input type="hidden" name="plan" value={link.plan} /> : null}
          {link ? <input type="hidden" name="seen" value={link.seen} /> : null}
          <input type="hidden" name="page" value={page} />
          <input type="hidden" name="language" value={language} />
          <input type="hidden" name="wordingVersion" value={marketing?.version ?? 0} />
        </div>
        {privacy ? (
          <p
            lang={privacy.language === language ? undefined : privacy.language}
            className="max-w-[65ch] text-ink-2 text-small"
          >
            {privacy.text}
          </p>
        ) : null}
        {privacyNotice ? (
          <p className="text-small">
            <TextLink href={privacyNotice} variant="inline">
              {words.privacyNotice}
            </TextLink>
          </p>
        ) : null}
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" busy={busy}>
            {busy ? words.sending : words.submit}
          </Button>
          {problem ? (
            <Button variant="secondary" onClick={() => submit()}>
              {words.retry}
            </Button>
          ) : null}
        </div>
        <p role="status" className="font-semibold text-error empty:hidden">
          {problem}
        </p>
      </form>
      <ConfirmEmail email={asking} words={words} onAnswer={answer} />
    </>
  )
}
