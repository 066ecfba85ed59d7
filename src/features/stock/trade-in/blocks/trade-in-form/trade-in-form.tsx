import { RequestSection } from '#features/enquiries/enquiry-forms/request.page.tsx'
import type { LiveBlockView } from '#features/site/blocks/index.ts'
import { withSuggestions } from '../../rules/with-suggestions.ts'
import { tradeInTexts } from '../../texts.ts'
import type { TradeInFormData } from '../../trade-in-form-data.ts'
import { LazyTradeInForm } from '../../ui/lazy-trade-in-form.island.tsx'

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
