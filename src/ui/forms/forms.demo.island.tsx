'use client'

import { useState } from 'react'
import { AmountField } from './amount-field.tsx'
import { Segments } from './segments.tsx'
import { Slider } from './slider.tsx'
import { Stepper } from './stepper.tsx'

const terms = [36, 48, 60, 72]
const rates = Array.from({ length: 21 }, (_, index) => 12 + index / 4)

/** Working controls of a calculator. */
export function CalculatorDemo() {
  const [deposit, setDeposit] = useState('50 000')
  const [months, setMonths] = useState(72)
  const [position, setPosition] = useState(3)
  const [seats, setSeats] = useState(2)
  const rate = `${(rates[position] ?? 0).toFixed(2).replace('.', ',')} %`
  return (
    <div className="grid max-w-xl grid-cols-1 gap-8 bg-surface p-6 tablet:p-10">
      <AmountField
        label="Deposit"
        text={deposit}
        onType={setDeposit}
        onLeave={() => setDeposit((text) => text.trim())}
        help="At most R 300 000 on this model."
      />
      <Segments
        legend="Term in months"
        options={terms.map((term) => ({ value: term, label: String(term) }))}
        value={months}
        onChoose={setMonths}
      />
      <Slider
        label="Interest rate a year"
        valueText={rate}
        steps={rates.length}
        position={position}
        onMove={setPosition}
      />
      <Stepper
        label="Seats"
        value={seats}
        onChange={setSeats}
        min={1}
        max={7}
        labels={{ less: 'One less', more: 'One more' }}
      />
    </div>
  )
}
