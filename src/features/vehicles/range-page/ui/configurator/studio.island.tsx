'use client'

import { type ReactNode, useCallback, useState } from 'react'
import { DrawingAddress, PaintColour } from '#features/pictures/pictures/islands.ts'
import type { ColourChoice, ModelChoice } from '#features/vehicles/vehicles/index.ts'
import { fill } from '#platform/i18n/fill.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { otherViews, type StudioViews } from '../../choice-pictures.ts'
import { pictureOfChoice } from '../../rules/picture-of-choice.ts'
import type { ConfiguratorTexts } from '../../texts.ts'
import { selectModel } from './choice.island.tsx'
import styles from './studio.module.css'
import { Swatches } from './swatches.tsx'

type Props = {
  rangeName: string
  model: ModelChoice | undefined
  colour: ColourChoice | undefined
  texts: ConfiguratorTexts
  /** The views besides the side; null for a range without a drawing. */
  views: StudioViews | null
  /** Radio buttons of the views, the side first. */
  viewSwitch: ReactNode
  /** Of the page. */
  language: Language
  /** The vehicle, drawn on the server; its colour is set here. */
  children: ReactNode
}

/** What describes each view. */
const altTexts = { front: 'fromTheFront', rear: 'fromTheRear', night: 'frontAtNight' } as const

/** The hovered colour, and the model for which it is previewed. */
type Preview = { readonly model: string; readonly colour: string }

const noColours: readonly ColourChoice[] = []

/** The vehicle in the selected colour, from the side or another view, with its swatches. */
export function Studio(props: Props) {
  const { rangeName, model, colour, texts, views, viewSwitch, language, children } = props
  const [preview, setPreview] = useState<Preview>()
  const previewedCode = preview && preview.model === model?.code ? preview.colour : undefined
  const displayed = model?.colours.find(({ code }) => code === previewedCode) ?? colour
  const code = model?.code
  const onPreview = useCallback(
    (hovered: string | undefined) =>
      setPreview(hovered && code ? { model: code, colour: hovered } : undefined),
    [code],
  )
  const onChoose = useCallback(
    (selected: string) => {
      setPreview(undefined)
      if (code) selectModel(code, selected)
    },
    [code],
  )
  const named = (view: ConfiguratorTexts['fromTheSide']) =>
    [fill(view, { range: rangeName }), displayed?.title].filter(Boolean).join(', ')
  const pictures = otherViews.flatMap((view) => {
    const choice = { model: model?.code ?? '', colour: displayed?.code }
    const picture = pictureOfChoice(views?.[view] ?? null, choice)
    return picture ? [{ view, picture }] : []
  })
  return (
    <div id="design" className={`${styles.studio} studio grid content-between p-5 tablet:p-10`}>
      <p lang={displayed ? 'en' : language} className="font-display text-h3 [font-weight:560]">
        {displayed?.title ?? texts.coloursToCome}
      </p>
      <div className="relative mx-auto my-4 w-full max-w-[56rem] self-center tablet:my-8">
        <div role="img" aria-label={named(texts.fromTheSide)} className={styles.side}>
          <DrawingAddress value={model?.drawing ?? undefined}>
            <PaintColour value={displayed?.colour}>{children}</PaintColour>
          </DrawingAddress>
        </div>
        {pictures.map(({ view, picture }) => (
          <img
            key={view}
            {...picture}
            alt={named(texts[altTexts[view]])}
            loading="lazy"
            decoding="async"
            className={`absolute inset-0 size-full object-contain ${styles[view]}`}
          />
        ))}
      </div>
      {viewSwitch}
      <Swatches
        colours={model?.colours ?? noColours}
        selected={colour?.code}
        onPreview={onPreview}
        onChoose={onChoose}
        legend={texts.colour}
      />
    </div>
  )
}
