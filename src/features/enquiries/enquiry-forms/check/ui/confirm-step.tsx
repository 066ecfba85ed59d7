import { formTitle, personFieldsOf } from '#features/enquiries/enquiries/rules.ts'
import { enquiryFormTexts, enquiryTexts } from '#features/enquiries/enquiries/texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { PlanList } from '../../plan/ui/plan-list.tsx'
import type { CheckViewOf } from '../check-view.ts'

type Props = CheckViewOf<'confirm'>

/** What was entered and what the next request needs, carried along: the step can be sent when its draft is gone. */
function HiddenEntries({ token, page, language, entered }: Props) {
  const values = { ...entered, token: [token], page: [page], language: [language] }
  return Object.entries(values).flatMap(([name, texts]) =>
    (texts ?? []).map((text) => <input key={`${name} ${text}`} type="hidden" name={name} value={text} />),
  )
}

function PlanOfEntries({ plan, language }: Pick<Props, 'plan' | 'language'>) {
  if (!plan) return null
  return (
    <section>
      <h2 className="text-h3">{enquiryTexts(language).enquiryPlan.title}</h2>
      <p className="mt-3 text-ink-2 text-small">{plan.note}</p>
      <PlanList {...plan} />
    </section>
  )
}

/**
 * What was entered, to be looked through, and the question whether the e-mail is right. It needs no JavaScript.
 * Source: decision D-3; requirements D-163 to D-166.
 */
export function ConfirmStep(view: Props) {
  const { kind, language, entered, failure, lines, plan } = view
  const texts = enquiryTexts(language).enquiries
  return (
    <div className="grid max-w-[46rem] grid-cols-1 gap-12">
      <form method="post" action={`/api/enquiries/${kind}`}>
        {failure ? (
          <p role="alert" className="mb-6 font-semibold text-error">
            {texts[failure]}
          </p>
        ) : null}
        <p className="wrap-anywhere text-lead">
          <strong>{entered[personFieldsOf(kind).email]?.[0]}</strong>
        </p>
        <p className="mt-2 text-ink-2">{texts.confirmText}</p>
        <HiddenEntries {...view} />
        <div className="mt-8 flex flex-wrap gap-4">
          <Button type="submit" name="confirmed" value="yes">
            {texts.confirmYes}
          </Button>
          <Button type="submit" name="change" value="yes" variant="secondary">
            {texts.confirmNo}
          </Button>
        </div>
      </form>
      <section>
        <h2 className="text-h3">{formTitle(kind, enquiryFormTexts(language))}</h2>
        <dl className="mt-4">
          {lines.map(({ name, label, value }) => (
            <div key={name} className="border-line border-t py-2">
              <dt className="text-ink-2 text-small">{label}</dt>
              <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <PlanOfEntries plan={plan} language={language} />
    </div>
  )
}
