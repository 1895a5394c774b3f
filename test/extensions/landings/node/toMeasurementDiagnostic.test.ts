import { expect, it } from 'vitest';
import { formatDiagnostic } from '../../../../src/base/node/diagnostic';
import { toMeasurementDiagnostic } from '../../../../src/extensions/landings/node/toMeasurementDiagnostic';

it('names the line of an export that cannot be measured, and not all that was measured with it', () => {
  const error = new Error(
    `Nothing, styled cannot be measured with "import { Nothing, styled } from '@mui/material';": ` +
      '"styled" is not exported by "node_modules/@mui/material/index.js".',
  );
  expect(formatDiagnostic(toMeasurementDiagnostic(error))).toMatch(
    /^data\/libraries\.ts:[2-9]: "styled" is not exported by "node_modules\/@mui\/material\/index\.js"\. Correct/,
  );
});
