import type { RequestFormIslandProps } from '#features/enquiries/enquiry-forms/index.ts'
import { RequestSection } from '#features/enquiries/enquiry-forms/request.page.tsx'
import { mapFields } from '#features/enquiries/enquiry-forms/rules.ts'
import type { LiveBlockView } from '#features/site/blocks/index.ts'
import { tradeInTexts } from '../../texts.ts'
import type { TradeInFormData } from '../../trade-in-form-data.ts'
import type { StockSuggestion } from '../../trade-in-value.ts'
import { LazyTradeInForm } from '../../ui/lazy-trade-in-form.island.tsx'

type View = RequestFormIslandProps['view']

/** Returns a form whose fields for make and model offer these names while visitors type. */
function withSuggestions(view: View, suggestions: readonly StockSuggestion[]): View {
  const namesByField: Readonly<Partial<Record<string, readonly string[]>>> = {
    make: suggestions.map(({ make }) => make),
    modelName: [...new Set(suggestions.flatMap(({ ranges }) => ranges))].sort(),
  }
  return mapFields(view, (field) => {
    const names = namesByField[field.name]
    return names?.length ? { ...field, suggestions: names } : field
  })
}

/** The form by which visitors offer their vehicle in part exchange. Source: requirements D-048 and D-337. */
export const TradeInForm: LiveBlockView<'tradeInForm', TradeInFormData> = (props) => {
  const { block, context, live } = props
  const suggestions = live.state === 'ready' ? live.data.suggestions : []
  return (
    <RequestSection
      kind="tradeIn"
      prefilled={{ desk: block.desk }}
      {...{ block, context, live }}
      renderForm={({ view, ...form }) => (
        <LazyTradeInForm
          {...form}
          view={withSuggestions(view, suggestions)}
          valueTexts={tradeInTexts(context.language).tradeInValue}
        />
      )}
    />
  )
}
