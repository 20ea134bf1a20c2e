import { expect, test } from 'vitest'
import { run } from '../tests/console.ts'
import { longs } from './construct.ts'
import { charge, countOperations, held, reserve, runWatched, spend, startStep } from './meter.ts'

const megabyte = 2 ** 20

/** A watch whose clock and memory the test sets. */
function createWatch() {
  const watch = {
    computer: Math.random(),
    deadline: 10,
    maxBytes: 100 * megabyte,
    time: 0,
    live: 0,
    reads: 0,
    measurements: 0,
    readTime() {
      watch.reads++
      return watch.time
    },
    measure() {
      watch.measurements++
      return watch.live
    },
  }
  return watch
}

test('the clock is read once per MB that is allocated', () => {
  const watch = createWatch()
  runWatched(watch, () => {
    for (let i = 0; i < 50; i++) charge(megabyte / 10 + 1)
  })
  expect(watch.reads).toBeGreaterThanOrEqual(4)
  expect(watch.reads).toBeLessThanOrEqual(6)
})

test('the clock is read about ten times in a million steps', () => {
  const watch = createWatch()
  runWatched(watch, () => {
    for (let i = 0; i < 1000; i++) spend(1000)
  })
  expect(watch.reads).toBeGreaterThanOrEqual(9)
  expect(watch.reads).toBeLessThanOrEqual(11)
})

test('code stops once the deadline has passed', () => {
  const watch = createWatch()
  const loop = () => {
    for (let i = 0; i < 1000; i++) {
      if (i === 500) watch.time = 11
      spend(100_000)
    }
  }
  expect(() => runWatched(watch, loop)).toThrow('stop')
})

test('making a vector counts its bytes', () => {
  const watch = createWatch()
  runWatched(watch, () => {
    for (let i = 0; i < 10; i++) longs(new Float64Array(megabyte / 8))
  })
  expect(watch.reads).toBeGreaterThanOrEqual(9)
})

test('code that keeps more than it may signals wsfull', () => {
  const watch = createWatch()
  const loop = () => {
    for (let i = 0; i < 200; i++) {
      startStep()
      watch.live += megabyte
      charge(megabyte)
    }
  }
  expect(() => runWatched(watch, loop)).toThrow('wsfull')
  expect(watch.live / megabyte).toBeLessThanOrEqual(100 + 17)
})

test('code that keeps nothing may allocate any number of bytes', () => {
  const watch = createWatch()
  runWatched(watch, () => {
    for (let i = 0; i < 10_000; i++) {
      startStep()
      charge(megabyte)
    }
  })
  expect(watch.measurements).toBeLessThan(200)
})

test('all that one verb has allocated so far counts as kept', () => {
  const watch = createWatch()
  const verb = () => {
    for (let i = 0; i < 200; i++) charge(megabyte)
  }
  expect(() => runWatched(watch, verb)).toThrow('wsfull')
})

test('an array for which there is no room is refused before it is made', () => {
  const watch = createWatch()
  expect(() => runWatched(watch, () => reserve(101 * megabyte))).toThrow('wsfull')
  expect(runWatched(watch, () => reserve(50 * megabyte))).toBeUndefined()
})

test('an input that runs within another has limits of its own, and the outer one goes on with its own', () => {
  const [outer, inner] = [createWatch(), createWatch()]
  const late = () => {
    inner.time = 11
    spend(1_000_000)
  }
  runWatched(outer, () => {
    expect(() => runWatched(inner, late)).toThrow('stop')
    spend(1_000_000)
  })
  expect(outer.reads).toBeGreaterThan(0)
  outer.time = 11
  expect(() => runWatched(outer, () => spend(1_000_000))).toThrow('stop')
})

test('values that code held when it failed are given up', () => {
  const depth = held.length
  const fail = () => {
    held.push([longs([1])])
    throw new Error('failed')
  }
  expect(() => runWatched(createWatch(), fail)).toThrow('failed')
  expect(held).toHaveLength(depth)
})

test('without an input that runs, nothing is limited', () => {
  charge(2 ** 40)
  spend(1e12)
  reserve(2 ** 40)
  expect(held).toEqual([])
})

test('a step is one operation, and so are ten bytes', () => {
  expect(countWork(() => spend(1000))).toBe(1000)
  expect(countWork(() => charge(10_000))).toBe(1000)
})

test('operations are counted across readings of the clock', () => {
  const loop = () => {
    for (let i = 0; i < 1000; i++) spend(1000)
  }
  expect(countWork(loop)).toBe(1_000_000)
})

test('operations are counted in inputs that run, in inputs within them and in those that fail', () => {
  const nested = () => {
    spend(500)
    runWatched(createWatch(), () => spend(300))
    spend(200)
  }
  expect(countWork(() => runWatched(createWatch(), nested))).toBe(1000)
  const fail = () => {
    spend(1000)
    throw new Error('failed')
  }
  expect(countWork(() => expect(() => runWatched(createWatch(), fail)).toThrow('failed'))).toBe(1000)
})

test('the number of operations never falls, whenever it is asked for', () => {
  const counts: number[] = []
  const ask = () => counts.push(countOperations())
  ask()
  runWatched(createWatch(), () => {
    ask()
    charge(3 * megabyte)
    ask()
    runWatched(createWatch(), () => {
      ask()
      spend(200_000)
      ask()
    })
    ask()
  })
  ask()
  expect(counts).toEqual([...counts].sort((a, b) => a - b))
})

test('the same code takes as many operations each time, but for rounding', () => {
  const code = 'select sum v by k from([]k:100#`a`b`c;v:til 100)'
  run(code) // What sessions share is made for the first one.
  const first = countWork(() => run(code))
  expect(first).toBeGreaterThan(1000)
  expect(Math.abs(countWork(() => run(code)) - first)).toBeLessThanOrEqual(1)
})

test('the same code takes as many operations wherever the count begins', () => {
  const counts = Array.from({ length: 4 }, () => countWork(() => charge(15)))
  expect(new Set(counts).size).toBe(1)
})

test('more items take more operations', () => {
  const [few, many] = [100, 10_000].map(count => countWork(() => run(`sum til ${count}`)))
  expect(many).toBeGreaterThan(few ?? 0)
})

function countWork(action: () => void): number {
  const before = countOperations()
  action()
  return countOperations() - before
}
