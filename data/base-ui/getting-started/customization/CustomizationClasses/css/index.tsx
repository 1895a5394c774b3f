import { Slider } from '@mui/base/Slider';
import './styles.css';

export default function CustomizationClasses() {
  return <Slider className="slider" aria-label="Volume" defaultValue={40} />;
}
