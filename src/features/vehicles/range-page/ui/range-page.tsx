import type { ReactNode } from 'react'
import { type DealerContext, everythingVisible } from '#features/dealers/dealers/index.ts'
import { financeTexts } from '#features/finance/finance/texts.ts'
import { PaintedVehicle } from '#features/pictures/pictures/painted-vehicle.page.tsx'
import { TextInLanguage } from '#features/site/language/index.ts'
import { vehicleOfferTexts } from '#features/vehicles/vehicle-offers/texts.ts'
import type { RangeView } from '#features/vehicles/vehicles/index.ts'
import { offersPath, sizePath } from '#features/vehicles/vehicles/index.ts'
import { fill } from '#platform/i18n/fill.ts'
import { TextLink } from '#ui/actions/text-link.tsx'
import { studioViews } from '../data/choice-pictures.ts'
import type { VehicleTargets } from '../rules/enquiry-targets.ts'
import { hasOtherModels, selectModelAndColour } from '../rules/model-selection.ts'
import { rangePageTexts } from '../texts.ts'
import { Accessories } from './configuration/accessories.tsx'
import { ChoiceProvider } from './configurator/choice.island.tsx'
import type { ChoiceTarget } from './configurator/choice-link.island.tsx'
import { GradeAdditionsText } from './configurator/grade-additions.tsx'
import { RangeConfigurator } from './configurator/range-configurator.island.tsx'
import { ViewSwitch } from './configurator/view-switch.tsx'
import { ModelActions, SummaryActions } from './model-actions.tsx'
import { ModelsButton } from './model-chooser/models-button.island.tsx'
import { ModelSpecifications } from './model-specifications.island.tsx'
import { Purchase } from './purchase.tsx'
import { RangeBar } from './range-bar.tsx'
import { RangeFinance } from './range-finance.tsx'
import { RangeOpening } from './range-opening.tsx'
import { RememberedChoice } from './recent/remembered-choice.island.tsx'
import { SectionJumps } from './section-jumps.island.tsx'
import { SpecificationList } from './specification-list.tsx'
import { Story } from './story/story.tsx'
import { Tiles } from './tiles.tsx'

type Props = RangeView & {
  /** Targets of the enquiry buttons. */
  targets: VehicleTargets
  /** The dealer on whose pages it is rendered. The view already omits what its region hides. */
  context?: DealerContext
  /** What it costs to own, after the monthly cost. */
  costs?: ReactNode
}

/** A range page: description, configurator, specifications, accessories, finance and enquiry links. */
export function RangePage(props: Props) {
  const { language, range, texts, grades, defaultCode, offersFrom, specifications, targets, context } = props
  const { configurator, rangePage } = rangePageTexts(language)
  const views = studioViews(range, grades, props.equipment)
  const selection = selectModelAndColour(grades, { model: null, colour: null }, defaultCode)
  const { colour, model } = selection
  const { drawing, name, slug } = range
  const shows = context?.shows ?? everythingVisible
  const dealer = context?.slug ?? null
  // An instalment would reveal the price it is calculated from.
  const showsFinance = shows.financeBlock && shows.vehiclePrices
  const compare: ChoiceTarget = { to: 'compare', range: slug, dealer }
  const sheet: ChoiceTarget = { to: 'sheet', range: slug, dealer }
  const chooser = { rangeSlug: slug, dealerSlug: dealer, language, texts: configurator }
  const jumps = ['design', ...specifications.flatMap(({ id }) => id ?? [])] as const
  return (
    <ChoiceProvider
      grades={grades.map(({ adds: _, ...grade }) => grade)}
      defaultCode={defaultCode}
      accessories={texts.accessories}
    >
      <RangeOpening {...props} showsFinance={showsFinance} />
      <RangeBar
        name={name}
        compare={model ? compare : null}
        offersHref={shows.offersItem ? offersPath(slug, dealer) : null}
        sheet={model ? sheet : null}
        texts={rangePage}
      >
        <SectionJumps
          label={rangePage.sections}
          sections={jumps.map((id) => ({ id, name: rangePage[id] }))}
          top={rangePage.top}
        />
      </RangeBar>
      <div className="frame [&>dl]:mt-0 [&>dl]:border-t-0">
        {texts.figures.length > 0 ? (
          <Tiles
            tiles={texts.figures}
            label={fill(rangePage.inFigures, { range: name })}
            language={language}
          />
        ) : null}
        {texts.description.text === '' ? null : (
          <p className="mt-section max-w-[64ch] font-display text-[clamp(1.375rem,0.98rem+1.62vw,2.625rem)] leading-[1.22] [font-weight:480] [text-wrap:pretty]">
            <TextInLanguage text={texts.description} page={language} />
          </p>
        )}
      </div>
      {model ? (
        <>
          <RangeConfigurator
            rangeName={name}
            showsPrices={shows.vehiclePrices}
            texts={configurator}
            views={views}
            viewSwitch={views ? <ViewSwitch texts={configurator} /> : null}
            additions={Object.fromEntries(
              grades.map(({ slug: grade, label, adds }) => [
                grade,
                adds ? (
                  <GradeAdditionsText
                    key={grade}
                    {...{ adds, language }}
                    grade={label}
                    texts={configurator}
                  />
                ) : null,
              ]),
            )}
            language={language}
            allModels={
              <ModelsButton
                {...chooser}
                label={configurator.viewAll}
                title={configurator.modelDerivatives}
                ofRange={true}
              />
            }
            actions={<ModelActions compare={compare} targets={targets} texts={rangePage} />}
            summaryActions={
              <SummaryActions hasDetails={specifications.length > 0} sheet={sheet} texts={rangePage} />
            }
          >
            {drawing ? (
              <PaintedVehicle
                vehicle={drawing.vehicle}
                colour={colour?.colour ?? drawing.colour}
                address={model.drawing}
              />
            ) : null}
          </RangeConfigurator>
          <Story {...props} defaultCode={model.code} />
          {props.hasSpecifications ? (
            <ModelSpecifications
              heading={rangePage.fullSpecifications}
              defaultCode={model.code}
              address={`/sections/specifications?range=${slug}&lang=${language}`}
              texts={configurator}
              language={language}
            >
              {specifications.length > 0 ? (
                <SpecificationList sections={specifications} language={language} />
              ) : null}
            </ModelSpecifications>
          ) : null}
          {drawing && !context ? (
            <p className="frame">
              <TextLink href={sizePath(slug)}>{rangePage.besideAnother}</TextLink>
            </p>
          ) : null}
        </>
      ) : (
        <p className="frame pt-section text-ink-2 text-lead">{configurator.noData}</p>
      )}
      <Accessories
        {...props}
        selection={selection}
        showsPrices={shows.vehiclePrices}
        showsFinance={showsFinance && model !== undefined}
        quote={targets.quote?.isExternal ? null : targets.quote}
      />
      {showsFinance && model ? (
        <RangeFinance
          {...props}
          plans={targets.plans}
          change={
            hasOtherModels(grades) ? (
              <ModelsButton
                {...chooser}
                label={configurator.changeDerivative}
                title={configurator.derivativeSelector}
                ofRange={false}
              />
            ) : null
          }
        />
      ) : null}
      {props.costs}
      <Purchase
        range={range}
        colour={colour?.colour}
        defaultCode={model?.code}
        equipment={props.equipment}
        targets={targets}
        offersFrom={shows.vehiclePrices ? offersFrom : null}
        texts={rangePage}
        financeTexts={financeTexts(language).finance}
        planUnknown={vehicleOfferTexts(language).offers.planUnknown}
      />
      <RememberedChoice />
    </ChoiceProvider>
  )
}
