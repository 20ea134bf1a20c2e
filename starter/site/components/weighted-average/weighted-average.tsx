'use client'

import { useEffect, useState } from 'react'
import './weighted-average.css'

/** React is fetched when the table scrolls into view. Until then its fields are disabled. */
export const attach = 'visible'

/** What the fields of a trade contain, as it was typed. */
interface Trade {
  number: number
  price: string
  size: string
}

const firstTrades: Trade[] = [
  { number: 1, price: '10', size: '100' },
  { number: 2, price: '12', size: '300' },
  { number: 3, price: '20', size: '50' },
]

/** Shows how the average price of three trades changes with their sizes. */
export function WeightedAverage() {
  const [trades, setTrades] = useState(firstTrades)
  const [isReady, setReady] = useState(false)
  useEffect(() => setReady(true), [])

  const change = (changed: Trade) => setTrades(trades.map(trade => (trade.number === changed.number ? changed : trade)))

  const average = sum(trades.map(({ price }) => Number(price))) / trades.length
  const shares = sum(trades.map(({ size }) => Number(size)))
  const weightedAverage = sum(trades.map(({ price, size }) => Number(price) * Number(size))) / shares
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
          {trades.map(trade => (
            <tr key={trade.number}>
              <th scope="row">{trade.number}</th>
              <td>
                <input
                  type="number"
                  min="0"
                  step="any"
                  aria-label={`Price of trade ${trade.number}`}
                  value={trade.price}
                  onChange={event => change({ ...trade, price: event.target.value })}
                />
              </td>
              <td>
                <input
                  type="number"
                  min="0"
                  aria-label={`Size of trade ${trade.number}`}
                  value={trade.size}
                  onChange={event => change({ ...trade, size: event.target.value })}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p role="status">
        Average: <strong>{format(average)}</strong>. Weighted by size: <strong>{format(weightedAverage)}</strong>.
      </p>
    </fieldset>
  )
}

/** What stands in the Markdown copy of a page in place of the component. */
export const toMarkdown = () => 'On the page, a table lets you change prices and sizes and shows both averages.'

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

/** Without a single share there is no weighted average. */
const format = (number: number) => (Number.isFinite(number) ? number.toFixed(2) : 'none')
