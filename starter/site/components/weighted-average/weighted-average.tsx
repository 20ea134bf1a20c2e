'use client'

import { useEffect, useState } from 'react'
import './weighted-average.css'

/** React is fetched when the table scrolls into view. Until then its fields are disabled. */
export const attach = 'visible'

/** What the fields contain, as it was typed. */
interface Trade {
  price: string
  size: string
}

const firstTrades: Trade[] = [
  { price: '10', size: '100' },
  { price: '12', size: '300' },
  { price: '20', size: '50' },
]

/** Shows how the average price of three trades changes with their sizes. */
export function WeightedAverage() {
  const [trades, setTrades] = useState(firstTrades)
  const [isReady, setReady] = useState(false)
  useEffect(() => setReady(true), [])

  const change = (index: number, changed: Partial<Trade>) =>
    setTrades(trades.map((trade, i) => (i === index ? { ...trade, ...changed } : trade)))

  const prices = trades.map(({ price }) => Number(price))
  const sizes = trades.map(({ size }) => Number(size))
  return (
    <fieldset className="weighted-average" disabled={!isReady}>
      <legend>Three trades</legend>
      <table>
        <thead>
          <tr>
            <th scope="col">Trade</th>
            <th scope="col">Price</th>
            <th scope="col">Size</th>
          </tr>
        </thead>
        <tbody>
          {trades.map(({ price, size }, index) => (
            // Trades are neither added nor moved, so that their place identifies them.
            <tr key={`trade ${index + 1}`}>
              <th scope="row">{index + 1}</th>
              <td>
                <input
                  type="number"
                  min="0"
                  step="any"
                  aria-label={`Price of trade ${index + 1}`}
                  value={price}
                  onChange={event => change(index, { price: event.target.value })}
                />
              </td>
              <td>
                <input
                  type="number"
                  min="0"
                  aria-label={`Size of trade ${index + 1}`}
                  value={size}
                  onChange={event => change(index, { size: event.target.value })}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p role="status">
        Average: <strong>{format(sum(prices) / prices.length)}</strong>. Weighted by size:{' '}
        <strong>{format(sum(prices.map((price, i) => price * (sizes[i] ?? 0))) / sum(sizes))}</strong>.
      </p>
    </fieldset>
  )
}

/** What stands in the Markdown copy of a page in place of the component. */
export const toMarkdown = () => 'On the page, a table lets you change prices and sizes and shows both averages.'

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

/** Without a single share there is no weighted average. */
const format = (number: number) => (Number.isFinite(number) ? number.toFixed(2) : 'none')
