import { Button } from '#ui/actions/button.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { Section } from '#ui/layout/section.tsx'
import type { AllOffersTexts } from '../texts.ts'

/** The way to the specials of dealers: a form that finds a dealer, without JavaScript too. */
export function DealerSpecials({ action, texts }: { action: string; texts: AllOffersTexts }) {
  return (
    <Section
      id="dealer-specials"
      heading={texts.dealerSpecials}
      lead={texts.dealerSpecialsLead}
      surface="surface"
    >
      <form action={action} className="flex max-w-[46rem] flex-wrap items-end gap-4">
        <div className="min-w-0 flex-1 basis-64">
          <TextField name="search" label={texts.place} maxLength={80} autoComplete="off" required />
        </div>
        <Button type="submit">{texts.findDealer}</Button>
      </form>
    </Section>
  )
}
