import { useCallback, useEffect, useRef, useState } from 'react'
import type { EnquiryKind, FormView } from '#features/enquiries/enquiries/index.ts'
import {
  asksForDealerAlone,
  asksForVehicle,
  formDefinition,
  hasPlan,
  isAboutStock,
  visitFieldsOf,
} from '#features/enquiries/enquiries/rules.ts'
import type { EnquiryTexts } from '#features/enquiries/enquiries/texts.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { readPlanLink } from '../../plan/plan-link.ts'
import { PlanAside, type PlanTexts } from '../../plan/ui/plan-aside.tsx'
import { sentVisit } from '../../summary/sent-visit.ts'
import { SummaryAside } from '../../summary/ui/summary-aside.tsx'
import { choiceIn, useSummary } from '../../summary/ui/use-summary.ts'
import type { EnquirySummaryTexts } from '../../texts.ts'
import type { FormContent } from '../form-content.ts'
import { enteredVisit, offeredVisit, visitIn } from './chosen-visit.ts'
import { DealerField } from './dealer-field.tsx'
import { FieldRows } from './field-rows.tsx'
import type { FormStart } from './form-parts.ts'
import { FormShell } from './form-shell.tsx'
import { MarketingSection } from './marketing-section.tsx'
import { QuestionDialog } from './question-dialog.tsx'
import { SentPanel } from './sent-panel.tsx'
import { useEnquiryForm } from './use-enquiry-form.ts'
import { useEntriesOfLink } from './use-entries-of-link.ts'
import { VehicleFields } from './vehicle-fields.tsx'
import { VisitFields } from './visit-fields.tsx'

export type EnquiryFormProps = {
  kind: EnquiryKind
  view: FormView
  content: FormContent
  texts: EnquiryTexts
  summaryTexts: EnquirySummaryTexts
  /** Of the panel that replaces the form. */
  headingLevel: 1 | 2 | 3
  /** The address of the picture beside the form before a vehicle is chosen. */
  calmPicture: string
  /** Null for forms that are not about finance. */
  planTexts: PlanTexts | null
  /** Slug of the dealer whose page the form is on; null where the visitor chooses the dealer. */
  dealer: string | null
  /** The choices of a used vehicle's calculator; empty or absent for a general enquiry. Source: requirement D-354. */
  calculation?: string
  /** Returns the slug of the dealer that the visitor has chosen in the finder; null without one. */
  readPreferredSlug: () => string | null
  /** Of the page. */
  language: Language
  /** The path of the page, sent with the entries. */
  page: string
  /** The address of the privacy notice; null without one. */
  privacyNotice: string | null
  /** Absent for an empty form. */
  start?: FormStart
}

/** The columns are the same with and without a plan, so that loading it shifts no layout. */
const columns =
  'grid grid-cols-1 gap-x-10 gap-y-8 laptop:grid-cols-[minmax(0,1fr)_minmax(0,22rem)] laptop:grid-rows-[auto_1fr] desktop:grid-cols-[minmax(0,46rem)_minmax(0,26rem)] desktop:justify-between'
const fields =
  'grid max-w-[46rem] grid-cols-1 content-start gap-6 laptop:col-start-1 laptop:row-span-2 laptop:row-start-1'

/**
 * A form by which a visitor writes to us or to a dealer.
 *
 * Source: requirements D-147, D-161 to D-163 and D-170; decisions D-2 to D-4, D-15.
 */
export function EnquiryForm(props: EnquiryFormProps) {
  const { kind, view, content, texts, summaryTexts, calmPicture, planTexts, headingLevel } = props
  const { dealer, language, page, privacyNotice, start } = props
  const { wordings, choices, chosen } = content
  const entered = start?.entered ?? {
    model: [chosen.model],
    colour: [chosen.colour],
    accessories: [chosen.accessories ?? ''],
    dealer: [chosen.dealer],
    stock: [chosen.stock ?? ''],
  }
  const { marketing } = wordings
  const form = useRef<HTMLFormElement>(null)
  const sending = useEnquiryForm({
    ...{ kind, texts, form, initialErrors: start?.errors, about: props.calculation },
  })
  const [model, setModel] = useState(entered.model?.[0] ?? '')
  const [choice, setChoice] = useState('')
  const [visit, setVisit] = useState(() => enteredVisit(kind, entered))
  const readChoice = useCallback(() => {
    const current = choiceIn(form.current)
    setChoice(current)
    setModel(new URLSearchParams(current).get('model') ?? '')
    setVisit(visitIn(kind, form.current))
  }, [kind])
  // Each model has its own colours: they are read again once they are there.
  useEffect(() => {
    if (model) readChoice()
  }, [model, readChoice])
  const summary = useSummary(choice, { kind, language, initial: content.summary })
  const [link, setLink] = useState(start?.link ?? null)
  useEffect(() => {
    if (hasPlan(kind)) setLink((known) => readPlanLink(window.location) ?? known)
  }, [kind])
  useEntriesOfLink(form)
  const { errors, question, reference, answer } = sending
  if (reference !== null) {
    const sent = offeredVisit(visit, summary?.dealer ?? null)
    return (
      <SentPanel
        {...{ reference, texts, summaryTexts, headingLevel }}
        summary={summary && { ...summary, ...(sent && { visit: sentVisit(sent, reference, language) }) }}
        thanks={content.thanks}
      />
    )
  }
  const parts = { texts, fields: view.fields, errors, entered }
  const preselection = {
    readPreferredSlug: start ? () => null : props.readPreferredSlug,
    onPreselected: readChoice,
  }
  const visitFields = visitFieldsOf(kind)
  const hasOpeningBox = formDefinition(kind).opensMarketing === true
  const choosesDealer = asksForDealerAlone(kind) && dealer === null
  // It shows the paint of the calculator, and fits while its model is selected.
  const pictureOfLink = link && (model === '' || model === link.code) ? link.picture : null
  return (
    <div className={columns}>
      <div
        className={`max-w-[46rem] laptop:col-start-2 laptop:row-start-1 ${hasPlan(kind) ? '' : 'laptop:row-span-2'}`}
      >
        <SummaryAside
          {...{ summary, calmPicture }}
          hasVehicle={asksForVehicle(kind) || isAboutStock(kind)}
          hasDealer={asksForVehicle(kind) || isAboutStock(kind) || choosesDealer}
          texts={summaryTexts}
          picture={pictureOfLink}
        />
      </div>
      <FormShell
        {...{ kind, sending, texts, wordings, privacyNotice, language, page }}
        formRef={form}
        submitLabel={view.submitLabel}
        token={start?.token}
        onChange={readChoice}
        className={fields}
        hiddenFields={
          link ? (
            <>
              <input type="hidden" name="plan" value={link.plan} />
              <input type="hidden" name="seen" value={link.seen} />
            </>
          ) : null
        }
      >
        {asksForDealerAlone(kind) && dealer !== null ? (
          <input type="hidden" name="dealer" value={dealer} />
        ) : null}
        {isAboutStock(kind) ? (
          <>
            <input type="hidden" name="stock" value={entered.stock?.[0] ?? ''} />
            <input
              type="hidden"
              name="calculation"
              value={props.calculation ?? entered.calculation?.[0] ?? ''}
            />
          </>
        ) : null}
        {choices && choosesDealer ? (
          <DealerField {...{ ...parts, ...preselection }} dealers={choices.dealers} isOptional={false} />
        ) : null}
        {choices && asksForVehicle(kind) ? (
          <VehicleFields {...{ ...parts, ...preselection, kind, choices, dealer, model }} />
        ) : null}
        {view.steps
          .flatMap(({ sections }) => sections)
          .map(({ rows }) => {
            const [first, second] = rows.flat()
            return first && first.name === visitFields?.day ? (
              <VisitFields
                key={first.name}
                {...{ texts, errors, visit }}
                day={first}
                time={second}
                dealer={summary?.dealer ?? null}
              />
            ) : (
              <FieldRows key={first?.name} rows={rows} {...parts} />
            )
          })}
        {marketing ? (
          <MarketingSection {...parts} {...{ language, hasOpeningBox }} wording={marketing} />
        ) : null}
      </FormShell>
      {hasPlan(kind) && planTexts && link ? (
        <PlanAside {...{ kind, language, link, model }} texts={planTexts} initial={start?.plan ?? null} />
      ) : null}
      <QuestionDialog question={question} texts={texts} onAnswer={answer} />
    </div>
  )
}
