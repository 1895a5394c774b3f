/**
 * The forms in which the packages have been compiled so far, each with the same invented component, message and icon. An
 * update may bring another: add it here, beside the others, and teach the engine to read what the packages promise.
 */
export interface CompiledForm {
  /** The versions that are written like this. */
  readonly versions: string;
  /** Files of the package by their paths. */
  readonly files: Readonly<Record<string, string>>;
  /** Path of the module of an icon. */
  readonly icon: string;
}

const declarations = {
  'Rake/rakeClasses.d.ts':
    'declare const rakeClasses: { root: string; wide: string };\nexport default rakeClasses;',
  'Rake/Rake.d.ts': 'export default function Rake(props: { width?: number }): JSX.Element;',
};

const toManifest = (main: string, module: string) =>
  JSON.stringify({ name: '@garden/tools', version: '1.0.0', main, module });

/** A folder of a package may have a manifest that only leads to the modules, without a version. */
const NESTED_MANIFEST = JSON.stringify({ module: './index.js', main: '../node/Rake/index.js' });

const GENERATOR = "require('@mui/utils/generateUtilityClasses')";

const esModule = {
  classes: `import generateUtilityClasses from '@mui/utils/generateUtilityClasses';
const rakeClasses = generateUtilityClasses('MuiRake', ['root', 'wide']);
export default rakeClasses;`,
  component: (message: string) => `import _formatMuiErrorMessage from "@mui/utils/formatMuiErrorMessage";
import PropTypes from 'prop-types';
const Rake = /*#__PURE__*/React.forwardRef(function Rake(props, ref) {
  if (!props.width) throw new Error(process.env.NODE_ENV !== "production" ? ${message} : _formatMuiErrorMessage(7, props.width));
  return null;
});
process.env.NODE_ENV !== "production" ? Rake.propTypes /* remove-proptypes */ = {
  /**
   * Its width in cm.
   * @default 40
   */
  width: PropTypes.number
} : void 0;
export default Rake;`,
};

export const COMPILED_FORMS: readonly CompiledForm[] = [
  {
    versions: 'Material UI 6.0, MUI X 7, Joy UI, Base UI: modules beside the declarations, one literal',
    files: {
      ...declarations,
      'package.json': toManifest('./node/index.js', './index.js'),
      'Rake/package.json': NESTED_MANIFEST,
      'Rake/rakeClasses.js': esModule.classes,
      'node/Rake/rakeClasses.js': `"use strict";
var _interopRequireDefault = require("@babel/runtime/helpers/interopRequireDefault");
Object.defineProperty(exports, "__esModule", { value: true });
exports.default = void 0;
var _generateUtilityClasses = _interopRequireDefault(${GENERATOR});
const rakeClasses = (0, _generateUtilityClasses.default)('MuiRake', ['root', 'wide']);
var _default = exports.default = rakeClasses;`,
      'Rake/Rake.js': esModule.component('`MUI: A rake of ${props.width} cm.\\nWiden it.`'),
      'Apple.js': `"use strict";
'use client';
var _interopRequireDefault = require("@babel/runtime/helpers/interopRequireDefault");
Object.defineProperty(exports, "__esModule", { value: true });
exports.default = void 0;
var React = _interopRequireWildcard(require("react"));
var _createSvgIcon = _interopRequireDefault(require("./utils/createSvgIcon"));
var _jsxRuntime = require("react/jsx-runtime");
function _interopRequireWildcard(e) { return e && e.__esModule ? e : { ...e, default: e }; }
var _default = exports.default = (0, _createSvgIcon.default)(/*#__PURE__*/(0, _jsxRuntime.jsxs)(React.Fragment, {
  children: [/*#__PURE__*/(0, _jsxRuntime.jsx)("path", { d: "M1 1h2" }), (0, _jsxRuntime.jsx)("circle", { cx: "3", cy: "3", r: "1", fillOpacity: ".3" })]
}), 'Apple');`,
    },
    icon: 'Apple.js',
  },
  {
    versions:
      'MUI System and icons since 6.1: CommonJS beside the declarations, sums of literals, helpers with default',
    files: {
      ...declarations,
      'package.json': toManifest('./index.js', './esm/index.js'),
      'Rake/rakeClasses.js': `"use strict";
var _interopRequireDefault = require("@babel/runtime/helpers/interopRequireDefault").default;
Object.defineProperty(exports, "__esModule", { value: true });
exports.default = void 0;
var _generateUtilityClasses = _interopRequireDefault(${GENERATOR});
const rakeClasses = (0, _generateUtilityClasses.default)('MuiRake', ["root", "wide"]);
var _default = exports.default = rakeClasses;`,
      'esm/Rake/rakeClasses.js': esModule.classes.replaceAll("'", '"'),
      'Rake/Rake.js': `"use strict";
var _propTypes = require("prop-types");
process.env.NODE_ENV !== "production" ? Rake.propTypes /* remove-proptypes */ = { width: _propTypes.default.number } : void 0;`,
      'esm/Rake/Rake.js': esModule.component('`MUI: A rake of ${props.width} cm.\\n` + "Widen it."'),
      'Apple.js': `"use strict";
"use client";
var _interopRequireDefault = require("@babel/runtime/helpers/interopRequireDefault").default;
var _interopRequireWildcard = require("@babel/runtime/helpers/interopRequireWildcard").default;
Object.defineProperty(exports, "__esModule", { value: true });
exports.default = void 0;
var React = _interopRequireWildcard(require("react"));
var _createSvgIcon = _interopRequireDefault(require("./utils/createSvgIcon"));
var _jsxRuntime = require("react/jsx-runtime");
var _default = exports.default = (0, _createSvgIcon.default)([/*#__PURE__*/(0, _jsxRuntime.jsx)("path", {
  d: "M1 1h2"
}, "0"), /*#__PURE__*/(0, _jsxRuntime.jsx)("circle", { cx: "3", cy: "3", r: "1", fillOpacity: ".3" }, "1")], 'Apple');`,
    },
    icon: 'Apple.js',
  },
  {
    versions: 'Material UI 7: as before, and the function of messages has another name',
    files: {
      ...declarations,
      'package.json': toManifest('./index.js', './esm/index.js'),
      'Rake/rakeClasses.js': `"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
var _generateUtilityClasses = ${GENERATOR};
exports.default = (0, _generateUtilityClasses.default)('MuiRake', ['root', 'wide']);`,
      'esm/Rake/rakeClasses.js': esModule.classes,
      'esm/Rake/Rake.js': esModule
        .component('`MUI: A rake of ${props.width} cm.\\n` + `Widen it.`')
        .replaceAll('_formatMuiErrorMessage', '_formatErrorMessage'),
      'Apple.js': `"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
var React = require("react");
var _createSvgIcon = require("./utils/createSvgIcon");
exports.default = (0, _createSvgIcon.default)(React.createElement(React.Fragment, null, React.createElement("path", { d: "M1 1h2" }), React.createElement("circle", { cx: "3", cy: "3", r: "1", fillOpacity: ".3" })), 'Apple');`,
    },
    icon: 'Apple.js',
  },
];
