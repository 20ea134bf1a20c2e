import { describeReading } from './describe-reading.ts'
import { startWebKit } from './webkit.ts'

describeReading(startWebKit, { hasNavigationApi: false })
