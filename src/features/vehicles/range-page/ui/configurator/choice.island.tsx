'use client'

import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { PaintColour } from '#features/pictures/pictures/islands.ts'
import {
  type AccessoryLine,
  configuredPrice,
  type GradeChoice,
  readAccessoryCodes,
  writeAccessoryCodes,
} from '#features/vehicles/vehicles/index.ts'
import type { Cents } from '#platform/money.ts'
import { useAddressQuery, writeAddressQuery } from '#ui/use-address.ts'
import { useAfterPaint } from '#ui/use-after-paint.ts'
import { type ModelSelection, selectModelAndColour } from '../../rules/model-selection.ts'

type Choice = ModelSelection & {
  readonly grades: readonly GradeChoice[]
  /** Whether the address names a model or a colour. */
  readonly isChosen: boolean
  /** Code of the colour that an enquiry is about: the one in the address, or one that adds to the price. */
  readonly enquiredColour: string | null
  /** The chosen accessories, in the order of the page. */
  readonly accessories: readonly AccessoryLine[]
  /** Of the model in its paint with its accessories; null while it is unknown. */
  readonly price: Cents | null
}

const noChoice: Choice = {
  grades: [],
  ...{ grade: undefined, model: undefined, colour: undefined },
  isChosen: false,
  enquiredColour: null,
  accessories: [],
  price: null,
}
const ImmediateChoice = createContext(noChoice)
const DeferredChoice = createContext(noChoice)

type Props = {
  grades: readonly GradeChoice[]
  /** Code of the model that the page opens with; absent for the first. */
  defaultCode?: string | null
  accessories?: readonly AccessoryLine[]
  children: ReactNode
}

const noAccessories: readonly AccessoryLine[] = []

/**
 * Provides the configuration to a vehicle page, and paints its vehicles. The URL's query string stores it: model, colour
 * and, as `with`, the accessories.
 */
export function ChoiceProvider(props: Props) {
  const { grades, defaultCode = null, accessories = noAccessories, children } = props
  const query = useAddressQuery()
  const [code, colourCode, codes] = ['model', 'colour', 'with'].map((name) => query.get(name))
  const choice = useMemo((): Choice => {
    const requested = { model: code ?? null, colour: colourCode ?? null }
    const selection = selectModelAndColour(grades, requested, defaultCode)
    const { model, colour } = selection
    const chosen = readAccessoryCodes(codes)
    const added = accessories.filter((accessory) => chosen.includes(accessory.code))
    // The server sends a special price only when it is the current price.
    const price = model?.specialPrice ?? model?.price ?? null
    return {
      ...selection,
      grades,
      isChosen: Boolean(code || colourCode),
      enquiredColour: colour && (colour.code === colourCode || colour.surcharge) ? colour.code : null,
      accessories: added,
      price: configuredPrice({ price, surcharge: colour?.surcharge, accessories: added }),
    }
  }, [grades, defaultCode, accessories, code, colourCode, codes])
  const deferred = useAfterPaint(choice)
  return (
    <ImmediateChoice value={choice}>
      <DeferredChoice value={deferred}>
        <PaintColour value={deferred.colour?.colour}>{children}</PaintColour>
      </DeferredChoice>
    </ImmediateChoice>
  )
}

/** Returns the configuration in the frame of the input event: for the controls and what is beside them. */
export const useImmediateChoice = (): Choice => useContext(ImmediateChoice)

/** Returns the configuration after the controls have been painted: for the rest of the page. */
export const useChoice = (): Choice => useContext(DeferredChoice)

/** Selects a model, and a colour of it; default: its first colour. */
export function selectModel(model: string, colour?: string): void {
  writeAddressQuery({ model, colour })
}

/** Selects the accessories with these codes and no others. */
export function selectAccessories(codes: readonly string[]): void {
  writeAddressQuery({ with: writeAccessoryCodes(codes) })
}
